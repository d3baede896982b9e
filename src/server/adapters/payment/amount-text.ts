/** Amounts are whole numbers of the smallest unit: cents, but whole yen. */
export function amountText(smallest: number, currency: string): string {
  return format(currency).format(smallest / 10 ** digitsOf(currency))
}

/** What somebody typed, '9.99' or '9,99', in the smallest unit. */
export function smallestOf(amount: string, currency: string): number {
  return Math.round(Number(amount.replace(',', '.')) * 10 ** digitsOf(currency))
}

function digitsOf(currency: string): number {
  return format(currency).resolvedOptions().maximumFractionDigits ?? 2
}

function format(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency })
}
