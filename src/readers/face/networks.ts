import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Converter from '@tensorflow/tfjs-converter'
import type * as Core from '@tensorflow/tfjs-core'
import { DETECTOR_SIDE } from './core/detections.ts'
import { MESH_SIDE, type FaceNetworks } from './core/find-faces.ts'
import { readDetectorParts, readMeshParts, type NetworkPart } from './core/network-answers.ts'

/**
 * Google's BlazeFace and FaceMesh (Apache-2.0, see NOTICE) as packed by @vladmandic/human, run on one thread of
 * WebAssembly: the same bytes give the same points on every machine. All files are read from the packages; nothing is
 * fetched. Opening takes some 70 ms and the first answer as long again. The packages are imported here and not at the
 * top, where every process that only reads labels would load them.
 */
export async function openFaceNetworks(): Promise<FaceNetworks> {
  const packages = createRequire(import.meta.url)
  const core = await import('@tensorflow/tfjs-core')
  const wasm = await import('@tensorflow/tfjs-backend-wasm')
  const converter = await import('@tensorflow/tfjs-converter')
  core.enableProdMode()
  core.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  wasm.setThreadsCount(1)
  wasm.setWasmPaths(`${dirname(packages.resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  await withoutListeners(async () => {
    if (!(await core.setBackend('wasm'))) throw new Error('WebAssembly is not available')
    await core.ready()
  })
  // The package opens no door to its models, but its entry point lies in the folder beside them.
  const models = join(dirname(packages.resolve('@vladmandic/human')), '..', 'models')
  const detector = await openModel(converter, models, 'blazeface')
  const mesh = await openModel(converter, models, 'facemesh')
  return {
    detect: (input) => run(core, detector, input, DETECTOR_SIDE).then(readDetectorParts),
    mesh: (input) => run(core, mesh, input, MESH_SIDE).then(readMeshParts),
  }
}

/** The WebAssembly loader hangs on to the process to rethrow every stray error from a line of 100,000 characters. */
async function withoutListeners(work: () => Promise<void>): Promise<void> {
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const before = events.map((event) => new Set<unknown>(process.rawListeners(event)))
  await work()
  for (const [at, event] of events.entries())
    for (const listener of process.rawListeners(event))
      if (!before[at]?.has(listener)) process.removeListener(event, listener as () => void)
}

type ModelFile = {
  modelTopology: object
  weightsManifest: { weights: { name: string; shape: number[]; dtype: 'float32' }[] }[]
}

function openModel(converter: typeof Converter, folder: string, name: string): Promise<Converter.GraphModel> {
  const file = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as ModelFile
  const weights = readFileSync(join(folder, `${name}.bin`))
  return converter.loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology: file.modelTopology,
        weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
        weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
      }),
  })
}

async function run(
  core: typeof Core,
  model: Converter.GraphModel,
  input: Float32Array,
  side: number,
): Promise<NetworkPart[]> {
  const answered = core.tidy(() => model.predict(core.tensor4d(input, [1, side, side, 3]))) as Core.Tensor[]
  const parts: NetworkPart[] = []
  for (const tensor of answered) {
    const data = (await tensor.data()) as Float32Array
    parts.push({ size: tensor.size, last: tensor.shape.at(-1) ?? 1, data })
    tensor.dispose()
  }
  return parts
}
