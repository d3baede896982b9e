/** The two ways providers are spoken to: shapes of ai.google.dev/api/generate-content and OpenAI's chat completions. */
export type WireKind = 'google' | 'openai-compatible'

type Task = 'label' | 'summary' | 'guesses' | 'face' | 'look'

/** What was asked, read off the wire. */
export type Asked = {
  task: Task
  instructions: string
  data: string
  /** What stands between the boundaries, parsed. */
  quoted: unknown
  photo: Buffer | null
  model: string
  path: string
  headers: Record<string, string | string[] | undefined>
  raw: string
}

type Message = {
  role: string
  content: string | { type: string; text?: string; image_url?: { url: string } }[]
}
type Part = { text?: string; inlineData?: { mimeType: string; data: string } }

export function readAsked(kind: WireKind, path: string, headers: Asked['headers'], raw: string): Asked {
  const body = JSON.parse(raw) as Record<string, unknown>
  const { instructions, data, photo, model } = kind === 'google' ? fromGoogle(path, body) : fromOpenAi(body)
  return {
    instructions,
    data,
    photo,
    model,
    path,
    headers,
    raw,
    task: taskOf(instructions),
    quoted: quotedIn(data),
  }
}

function fromGoogle(path: string, body: Record<string, unknown>) {
  const system = body['systemInstruction'] as { parts: Part[] }
  const [user] = body['contents'] as { parts: Part[] }[]
  const image = user?.parts.find((part) => part.inlineData)?.inlineData
  return {
    instructions: system.parts.map(({ text }) => text).join('\n'),
    data: user?.parts.map(({ text = '' }) => text).join('') ?? '',
    photo: image ? Buffer.from(image.data, 'base64') : null,
    model: /models\/([^:]+):generateContent/.exec(path)?.[1] ?? '',
  }
}

function fromOpenAi(body: Record<string, unknown>) {
  const messages = body['messages'] as Message[]
  const content = messages.find(({ role }) => role === 'user')?.content ?? ''
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : content
  const url = parts.flatMap((part) => ('image_url' in part && part.image_url ? [part.image_url.url] : []))[0]
  return {
    instructions: messages
      .filter(({ role }) => role === 'system')
      .map((one) => String(one.content))
      .join('\n'),
    data: parts.map(({ text = '' }) => text).join(''),
    photo: url ? Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') : null,
    model: String(body['model']),
  }
}

function taskOf(instructions: string): Task {
  if (instructions.includes('"impressions"')) return 'look'
  if (instructions.includes('"guesses"')) return 'guesses'
  if (instructions.includes('transcribe')) return 'label'
  return instructions.includes('skin of a face') ? 'face' : 'summary'
}

function quotedIn(data: string): unknown {
  const lines = data.split('\n')
  return lines.length === 3 && lines[0] === lines[2] ? JSON.parse(lines[1] ?? 'null') : null
}

type Ending = 'done' | 'blocked' | 'length'
const FINISH = {
  google: { done: 'STOP', blocked: 'SAFETY', length: 'MAX_TOKENS' },
  'openai-compatible': { done: 'stop', blocked: 'content_filter', length: 'length' },
} as const

/** The reply around `text`, as either provider would write it. */
export function wireReply(kind: WireKind, text: string, ending: Ending = 'done'): Record<string, unknown> {
  const finish = FINISH[kind][ending]
  if (kind === 'google') {
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: finish, index: 0 }],
      usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 30, totalTokenCount: 150 },
      modelVersion: 'stand-in',
    }
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  }
}
