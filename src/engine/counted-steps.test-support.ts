import { Session, type Profiler } from 'node:inspector'

type Method = (this: { length: number }, ...args: unknown[]) => unknown
/** How far a built-in went, whose work is in none of our blocks. */
type Reach = (length: number, args: readonly unknown[], result: unknown) => number

const whole: Reach = (length) => length
const cutOff: Reach = (length, _args, result) => length - (result as string).length
const ofResult: Reach = (_length, _args, result) => (result as { length: number }).length
const upToFound: Reach = (length, [, from = 0], at) =>
  (Number(at) < 0 ? length : Number(at) + 1) - Number(from)
const downToFound: Reach = (length, [, from = length], at) => Math.min(length, Number(from)) - Number(at)

const OF_TEXTS = {
  ...{ split: whole, replaceAll: whole, normalize: whole, toLowerCase: whole, toUpperCase: whole },
  ...{ trim: cutOff, trimStart: cutOff, trimEnd: cutOff },
  ...{ indexOf: upToFound, lastIndexOf: downToFound, repeat: ofResult },
}
const OF_LISTS = {
  ...{ indexOf: upToFound, lastIndexOf: downToFound, includes: whole, join: whole },
  ...{ shift: whole, unshift: whole, splice: whole, slice: ofResult, concat: ofResult },
}

export type StepCounter = {
  /** The steps of each piece. Taken together, since V8 looks through all code to set its counters back. */
  stepsOf: (pieces: readonly (() => unknown)[]) => number[]
  close: () => void
}

/**
 * How much a piece of our code does, in a measure that is the same on every machine: the blocks of our own files that
 * run, as V8 counts them, and the signs that searches and regular expressions go over. What one regular expression does
 * within itself cannot be seen from outside; that none of them goes back and forth is checked by the linter.
 *
 * Beginning to count throws all compiled code away, and everything runs slower until it is closed: one for many pieces.
 */
export function openStepCounter(): StepCounter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    stepsOf: (pieces) => {
      // What ran before the first piece; taking it sets all counters back.
      blocksRun(session)
      return pieces.map((work) => {
        const builtIns = countBuiltIns()
        try {
          work()
        } finally {
          builtIns.restore()
        }
        return blocksRun(session) + builtIns.signs()
      })
    },
    close: () => session.disconnect(),
  }
}

function blocksRun(session: Session): number {
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, found) => {
    if (error) throw error
    scripts = found.result
  })
  let blocks = 0
  for (const { url, functions } of scripts)
    if (/\/src\/(engine|contract)\//.test(url) && !/\.test(-support)?\./.test(url))
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count
  return blocks
}

function countBuiltIns() {
  let signs = 0
  const undo: (() => void)[] = []
  const replace = (owner: object, name: string, wrap: (plain: Method) => Method) => {
    const plain = Reflect.get(owner, name) as Method
    Reflect.set(owner, name, wrap(plain))
    undo.push(() => Reflect.set(owner, name, plain))
  }
  const count = (owner: object, reaches: Record<string, Reach>) => {
    for (const [name, reach] of Object.entries(reaches))
      replace(
        owner,
        name,
        (plain) =>
          function (...args) {
            const { length } = this
            const result = plain.apply(this, args)
            signs += reach(length, args, result)
            return result
          },
      )
  }
  const { includes } = String.prototype
  String.prototype.includes = function (text, from) {
    return this.indexOf(text, from) >= 0
  }
  undo.push(() => (String.prototype.includes = includes))
  count(String.prototype, OF_TEXTS)
  count(Array.prototype, OF_LISTS)

  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    const isTriedOnce = this.sticky || (this.source.startsWith('^') && !this.multiline)
    const to = found ? found.index + found[0].length : isTriedOnce ? from : text.length
    signs += to - from + 1
    return found
  }
  undo.push(() => (RegExp.prototype.exec = exec))
  return { signs: () => signs, restore: () => undo.forEach((one) => one()) }
}
