import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter'
import { enableProdMode, env, ready, setBackend, tensor4d, tidy, type Tensor } from '@tensorflow/tfjs-core'
import { z } from 'zod'
import { DETECTOR_SIDE } from '../../../../readers/face/core/detections.ts'
import { MESH_SIDE, type FaceNetworks } from '../../../../readers/face/core/find-faces.ts'
import {
  readDetectorParts,
  readMeshParts,
  type NetworkPart,
} from '../../../../readers/face/core/network-answers.ts'
import type { ModelFiles } from './guide.ts'

/**
 * The networks the server measures with, on one thread of WebAssembly as there. The worker's own security policy allows
 * it (server/platform/web.ts); that of the pages does not.
 */
export async function openBrowserNetworks(files: ModelFiles): Promise<FaceNetworks> {
  enableProdMode()
  // Threads need pages that let nobody else in; not asked, the backend does not try.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  setWasmPaths(files.wasm)
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly is not available')
  await ready()
  const [detector, mesh] = await Promise.all([openModel(files.detector), openModel(files.mesh)])
  return {
    detect: async (input) => readDetectorParts(await run(detector, input, DETECTOR_SIDE)),
    mesh: async (input) => readMeshParts(await run(mesh, input, MESH_SIDE)),
  }
}

const ModelFile = z.object({
  modelTopology: z.looseObject({}),
  weightsManifest: z.array(
    z.object({
      weights: z.array(
        z.looseObject({
          name: z.string(),
          shape: z.array(z.number()),
          dtype: z.enum(['float32', 'int32', 'bool']),
        }),
      ),
    }),
  ),
})

async function openModel({ json, bin }: { json: string; bin: string }): Promise<GraphModel> {
  const [topology, weights] = await Promise.all([fetch(json), fetch(bin)])
  const file = ModelFile.parse(await topology.json())
  const weightData = await weights.arrayBuffer()
  return loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology: file.modelTopology,
        weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
        weightData,
      }),
  })
}

async function run(model: GraphModel, input: Float32Array, side: number): Promise<NetworkPart[]> {
  const answered = tidy(() => model.predict(tensor4d(input, [1, side, side, 3])))
  const parts: NetworkPart[] = []
  for (const tensor of tensorsOf(answered)) {
    parts.push({
      size: tensor.size,
      last: tensor.shape.at(-1) ?? 1,
      data: Float32Array.from(await tensor.data()),
    })
    tensor.dispose()
  }
  return parts
}

function tensorsOf(answered: ReturnType<GraphModel['predict']>): Tensor[] {
  if (Array.isArray(answered)) return answered
  return 'dataId' in answered ? [answered as Tensor] : Object.values(answered)
}
