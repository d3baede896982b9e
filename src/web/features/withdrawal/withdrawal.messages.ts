export const withdrawalMessages = {
  title: 'Withdraw from contract',
  description:
    'Withdraw from a contract with Opaline online, without signing in and without giving a reason.',
  lead: 'If you live in the European Union you can withdraw from a contract within 14 days of buying. You need no account and no reason.',
  beside: {
    title: 'What happens next',
    points: [
      'You see what will be sent, and confirm it.',
      'You get a receipt by e-mail with the date and time.',
      'We find the contract, end it and answer about your refund.',
    ],
    instead: 'Only want to stop renewing? Canceling keeps your plan until the end of the period.',
    billing: 'Billing & Plans',
    refund: 'Refund Policy',
  },
  name: 'Your name',
  email: 'E-mail for the receipt',
  contract: 'Contract you withdraw from',
  contractHint: 'For example the plan and the day you bought it, or an order or invoice number.',
  ofAccount: (plan: string, username: string) => `Opaline ${plan}, account ${username}`,
  submit: 'Withdraw from contract',
  withoutScript: (email: string | null) =>
    `Without JavaScript this form cannot send. Your withdrawal counts in your own words as well: write your name, the contract and that you withdraw from it${email === null ? ', and answer any mail that you have from us with it' : ` to ${email}`}.`,
  confirm: {
    title: 'Confirm your withdrawal',
    lead: 'This is what will be sent. Nothing has been sent yet.',
    sentence: 'I withdraw from the contract named here.',
    yes: 'Confirm withdrawal',
    working: 'Sending...',
    change: 'Change',
  },
  failed: 'Your withdrawal could not be sent. Nothing you entered is lost; please try again.',
  unreachable: 'The server could not be reached. Nothing you entered is lost; please try again.',
  receipt: {
    title: 'Your withdrawal was received',
    lead: (email: string) => `A receipt was sent to ${email}.`,
    date: 'Received',
    at: (date: string, time: string) => `${date} at ${time}`,
    reference: 'Reference',
    notMailed:
      'The address has had several receipts today, so none was sent to it. Your withdrawal counts all the same: please save it here.',
    keep: 'Keep the reference: with it we find your withdrawal at once. The mail repeats your name and words only to the confirmed address of your account, so save them here.',
    save: 'Save as a file',
    file: (reference: string) => `withdrawal-${reference}.txt`,
    home: 'Go Home',
  },
} as const
