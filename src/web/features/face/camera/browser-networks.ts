import '@tensorflow/tfjs-backend-cpu'
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter'
import { enableProdMode, ready, setBackend, tensor4d, tidy, type Tensor } from '@tensorflow/tfjs-core'
import { z } from 'zod'
import { DETECTOR_SIDE } from '../../../../readers/face/core/detections.ts'
import { MESH_SIDE, type FaceNetworks } from '../../../../readers/face/core/find-faces.ts'
import type { ModelFiles } from './guide.ts'

/**
 * The networks the server measures with, on plain script: WebAssembly would need a looser content security policy
 * for every page. Slower, but hints need no more than a few looks a second.
 */
export async function openBrowserNetworks(files: ModelFiles): Promise<FaceNetworks> {
  enableProdMode()
  await setBackend('cpu')
  await ready()
  const [detector, mesh] = await Promise.all([openModel(files.detector), openModel(files.mesh)])
  return {
    detect: async (input) => {
      const parts = await run(detector, input, DETECTOR_SIDE)
      // The fine grid's 512 anchors come before the coarse grid's 384.
      return {
        logits: joined([part(parts, 512, 1), part(parts, 384, 1)]),
        boxes: joined([part(parts, 512 * 16, 16), part(parts, 384 * 16, 16)]),
      }
    },
    mesh: async (input) => {
      const parts = await run(mesh, input, MESH_SIDE)
      return { points: part(parts, 1404, 1404), probability: part(parts, 1, 1)[0] ?? 0 }
    },
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

type Part = { size: number; last: number; data: Float32Array }

async function run(model: GraphModel, input: Float32Array, side: number): Promise<Part[]> {
  const answered = tidy(() => model.predict(tensor4d(input, [1, side, side, 3])))
  const parts: Part[] = []
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

/** The outputs have names that say nothing; their sizes tell them apart. */
function part(parts: readonly Part[], size: number, last: number): Float32Array {
  const found = parts.find((candidate) => candidate.size === size && candidate.last === last)
  if (found === undefined) throw new Error('this is not the network that was expected')
  return found.data
}

function joined(arrays: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const array of arrays) {
    out.set(array, at)
    at += array.length
  }
  return out
}
