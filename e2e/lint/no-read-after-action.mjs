/**
 * `expect(await locator.count()).toBe(2)` reads once. Right after a click it may read too early, and passes or fails as
 * the machine is idle or busy. Between an action and the next assertion something has to wait.
 *
 * - An action makes the page unsettled: a click, a key, a navigation, an advanced clock, an `evaluate` for its effect.
 * - A wait settles it: an awaited `waitFor...`, `expect.poll` or `expect.element`, or a promise made before the action and awaited after.
 *   Acting on another element is no wait, though playwright waits for that element: what is read is not that element.
 * - In an unsettled page every plain `expect` is an error, whatever it reads: what listeners collected and what the
 *   server answers come as late as what is drawn. Only a value that cannot change any more may be asserted, unless it
 *   was read in an unsettled page.
 *
 * Functions of the same file are followed into. Of those of other files the options name the ones that wait and the ones that act.
 *
 * The fixer writes `expect.poll` except for an absence: that holds before the page had a chance to act, so polling
 * proves nothing, and the test has to wait for a sign that the action was dealt with.
 */
const ACTIONS = new Set([
  ...[
    'click',
    'dblclick',
    'fill',
    'clear',
    'press',
    'pressSequentially',
    'check',
    'uncheck',
    'setChecked',
    'tap',
  ],
  ...['selectOption', 'selectText', 'setInputFiles', 'hover', 'focus', 'blur', 'dragTo', 'dispatchEvent'],
  ...['goto', 'reload', 'goBack', 'goForward', 'setContent', 'setOffline', 'emulateMedia', 'setViewportSize'],
  // Those of Vitest's locators and events.
  ...['dblClick', 'tripleClick', 'selectOptions', 'deselectOptions', 'upload', 'dropTo', 'keyboard', 'tab'],
  ...['advanceTimersByTime', 'advanceTimersByTimeAsync', 'runAllTimersAsync'],
])
/** Names that mean an action on these objects only. */
const ACTIONS_OF = {
  keyboard: new Set(['type', 'insertText', 'down', 'up']),
  mouse: new Set(['move', 'down', 'up', 'wheel']),
  clock: new Set(['runFor', 'fastForward', 'pauseAt', 'resume']),
}
const READS = new Set([
  ...[
    'count',
    'innerText',
    'allInnerTexts',
    'textContent',
    'allTextContents',
    'innerHTML',
    'inputValue',
    'title',
  ],
  ...[
    'getAttribute',
    'isVisible',
    'isHidden',
    'isEnabled',
    'isDisabled',
    'isEditable',
    'isChecked',
    'boundingBox',
  ],
  ...['element', 'elements', 'query', 'length'],
  ...['url', 'evaluate', 'evaluateAll', 'ariaSnapshot', 'screenshot', 'pdf', 'cookies', 'content', 'analyze'],
])
/** What these promise does not change afterwards. */
const ANSWERS = new Set([
  ...['json', 'text', 'body', 'get', 'post', 'patch', 'put', 'delete', 'fetch', 'send', 'goto'],
])
const IN_THE_PAGE = new Set(['evaluate', 'evaluateAll', 'addInitScript'])
/** Calls whose callback has run when they return, or when what they promise is there. */
const RUNS_ITS_CALLBACK = new Set(['map', 'forEach', 'flatMap', 'filter', 'every', 'some', 'then'])
const ABSENCE =
  /\.not\.|\.(toBe|toEqual|toStrictEqual)\((0|false|''|null|undefined|\[\]|\{\})\)$|\.(toBeNull|toBeUndefined|toBeFalsy)\(\)$|\.toHaveLength\(0\)$/
const NOT_TO_POLL = /\.(resolves|rejects|toThrow\w*|toMatch\w*Snapshot)\b/

const isFunction = ({ type }) => /^(Arrow)?Function(Expression|Declaration)$/.test(type)
const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name)
const isExpect = ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'expect'
const isPoll = ({ callee }) =>
  ['poll', 'element'].includes(nameOf(callee)) && nameOf(callee.object) === 'expect'
const isWait = (name) => /^waitFor(?!Timeout$)/.test(name)
/** What a test in the page's own document sees without asking anybody. */
const IN_DOCUMENT = new Set(['document', 'location'])
const isRead = ({ type, callee, object }) =>
  (type === 'CallExpression' && callee.type === 'MemberExpression' && READS.has(nameOf(callee))) ||
  (type === 'MemberExpression' && IN_DOCUMENT.has(object.name))

function isAction(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const name = nameOf(node.callee)
  if (ACTIONS.has(name) || ACTIONS_OF[nameOf(node.callee.object)]?.has(name)) return true
  return IN_THE_PAGE.has(name) && /^Await/.test(node.parent.type) && /^Expr/.test(node.parent.parent.type)
}

/** `expect(...)` with the matchers behind it. */
function assertionOf(node) {
  let whole = node
  while (
    /^(Member|Call)Expression$/.test(whole.parent.type) &&
    [whole.parent.object, whole.parent.callee].includes(whole)
  )
    whole = whole.parent
  return whole
}

function create(context) {
  const { sourceCode } = context
  const [{ helpersThatWait = [], helpersThatAct = [] } = {}] = context.options
  const children = (node) =>
    (sourceCode.visitorKeys[node.type] ?? []).flatMap((key) => node[key]).filter((child) => child)
  const reported = new Set()
  /** Local functions that are being followed. */
  const inside = new Set()
  /** Variables with the action before which they were read, too early. */
  const earlyReads = new Map()

  /** In the order of evaluation. `state.action` is the last action that nothing waited for. */
  function walk(node, state) {
    if (isFunction(node)) return
    if (node.type === 'CallExpression') return walkCall(node, state)
    if (node.type === 'IfStatement') return walkBranches(node, state)
    if (node.type === 'AwaitExpression') state.waited = false
    for (const child of children(node)) walk(child, state)
    if (node.type === 'AwaitExpression') settle(node.argument, state)
    else if (node.type === 'VariableDeclarator') noteEarlyRead(node, state)
    // What the last statement leaves unsettled, the first one of the next round meets.
    else if (/^(For|While|DoWhile)/.test(node.type)) for (const child of children(node)) walk(child, state)
  }

  function settle(promise, state) {
    if (state.waited || promise.type === 'Identifier' || areMadeBefore(promise)) state.action = null
    state.waited = false
  }

  /** `Promise.all([sent, answered])` */
  const areMadeBefore = ({ callee, arguments: [list] = [] }) =>
    callee?.object?.name === 'Promise' && list?.elements?.every(({ type }) => type === 'Identifier')

  function walkBranches(node, state) {
    walk(node.test, state)
    const branches = [node.consequent, node.alternate].map((branch) => {
      const own = { ...state }
      if (branch) walk(branch, own)
      return own
    })
    state.action = branches.find(({ action }) => action)?.action ?? null
  }

  function walkCall(node, state) {
    const name = nameOf(node.callee)
    const runsCallback = RUNS_ITS_CALLBACK.has(name)
    for (const child of children(node)) {
      if (!isFunction(child)) walk(child, state)
      else if (runsCallback) walk(child.body, state)
    }
    if (isExpect(node)) check(node, state)
    else if (functionCalledBy(node)) follow(node, state)
    else if (isWait(name) || isPoll(node) || helpersThatWait.includes(name)) state.waited = true
    else if (isAction(node) || helpersThatAct.includes(name)) state.action = node
  }

  function follow(node, state) {
    const helper = functionCalledBy(node)
    if (inside.has(helper)) return
    inside.add(helper)
    const own = { action: state.action, waited: false }
    walk(helper.body, own)
    inside.delete(helper)
    // One that hands a waiting promise back waits where that is awaited.
    if (own.waited) state.waited = true
    state.action = own.action === null || own.action === state.action ? own.action : node
  }

  function variableOf(identifier) {
    let scope = sourceCode.getScope(identifier)
    while (scope && !scope.set.has(identifier.name)) scope = scope.upper
    return scope?.set.get(identifier.name)
  }

  function functionCalledBy({ callee }) {
    if (callee.type !== 'Identifier') return undefined
    const definition = variableOf(callee)?.defs[0]
    const found = definition?.type === 'FunctionName' ? definition.node : definition?.node.init
    return found && isFunction(found) ? found : undefined
  }

  function some(node, test) {
    if (test(node)) return true
    const called = node.type === 'CallExpression' ? functionCalledBy(node) : undefined
    if (called && !inside.has(called)) {
      inside.add(called)
      const isFound = some(called.body, test)
      inside.delete(called)
      if (isFound) return true
    }
    return children(node).some((child) => !isFunction(child) && some(child, test))
  }

  function noteEarlyRead(node, { action }) {
    if (action && node.init && !isFunction(node.init) && some(node.init, isRead))
      for (const variable of sourceCode.getDeclaredVariables(node)) earlyReads.set(variable, action)
  }

  const variablesIn = (node) => {
    const found = []
    const gather = (each) => {
      if (each.type === 'Identifier' && variableOf(each)) found.push(variableOf(each))
      for (const child of children(each)) gather(child)
    }
    gather(node)
    return found
  }

  /** A constant that holds what was read or answered. What a listener adds to, and what a function gives, may change. */
  function isFixed({ defs: [definition] }) {
    if (definition?.type === 'Parameter') return true
    if (definition?.node.type !== 'VariableDeclarator' || definition.parent.kind !== 'const') return false
    const { init } = definition.node
    if (init === null || init.type === 'Literal' || init.type === 'TemplateLiteral') return true
    let isAnswer = false
    const look = (node) => {
      const name =
        node.type === 'AwaitExpression' &&
        node.argument.type === 'CallExpression' &&
        nameOf(node.argument.callee)
      if (node.type === 'AwaitExpression' && node.argument.type === 'Identifier') isAnswer = true
      if (name && (READS.has(name) || ANSWERS.has(name) || isWait(name))) isAnswer = true
      for (const child of children(node)) if (!isFunction(child)) look(child)
    }
    look(init)
    return isAnswer
  }

  const isPlain = (node) => !some(node, (each) => each.type === 'AwaitExpression' || isRead(each))

  function check(node, state) {
    const [value] = node.arguments
    const variables = variablesIn(value)
    const isLive = !isPlain(value) || !variables.every(isFixed)
    const action = (isLive && state.action) || variables.map((each) => earlyReads.get(each)).find(Boolean)
    if (!action || reported.has(node)) return
    reported.add(node)
    const whole = assertionOf(node)
    const text = sourceCode.getText(whole)
    context.report({
      node,
      messageId: ABSENCE.test(text) ? 'absence' : 'read',
      data: { action: nameOf(action.callee), line: String(action.loc.start.line) },
      fix:
        isLive && state.action && !ABSENCE.test(text) && canPoll(value, whole, text)
          ? poll(node, whole)
          : null,
    })
  }

  const canPoll = (value, whole, text) =>
    whole.parent.type === 'ExpressionStatement' && !NOT_TO_POLL.test(text) && !some(value, isAction)

  const poll = (node, whole) => (fixer) => {
    const [value, message] = node.arguments
    const [text, words] = [value, message].map((each) => each && sourceCode.getText(each))
    const isAwait = value.type === 'AwaitExpression'
    const hasAwait = !isAwait && value.type !== 'Identifier' && /\bawait\b/.test(text)
    const read = isAwait
      ? sourceCode.getText(value.argument)
      : value.type === 'ObjectExpression'
        ? `(${text})`
        : text
    const options = words ? `, { message: ${words} }` : ''
    return [
      fixer.insertTextBefore(whole, 'await '),
      fixer.replaceText(node, `expect.poll(${hasAwait ? 'async ' : ''}() => ${read}${options})`),
    ]
  }

  return { ':function': (node) => walk(node.body, { action: null, waited: false }) }
}

export const noReadAfterAction = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'An assertion after an action waits for what it expects.' },
    schema: [
      {
        type: 'object',
        properties: {
          helpersThatWait: { type: 'array', items: { type: 'string' } },
          helpersThatAct: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      read: 'Read before the page has surely dealt with `{{action}}` (line {{line}}): wait for what shows that it has, or use `await expect.poll`.',
      absence:
        'True before the page has dealt with `{{action}}` (line {{line}}): wait first for what shows that it has.',
    },
  },
  create,
}
