import wasm from '../../../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url'
import wasmSimd from '../../../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url'
import blazefaceBin from '../../../../../node_modules/@vladmandic/human/models/blazeface.bin?url'
import blazefaceJson from '../../../../../node_modules/@vladmandic/human/models/blazeface.json?url'
import facemeshBin from '../../../../../node_modules/@vladmandic/human/models/facemesh.bin?url'
import facemeshJson from '../../../../../node_modules/@vladmandic/human/models/facemesh.json?url'
import { sampleFrame, type Frame } from '../../../lib/camera/take-frame.ts'
import type { Guide } from '../../../lib/camera/use-live-hints.ts'
import { hintFor, type CameraHint, type CameraView } from '../../../lib/face/camera-hint.ts'

const MODELS = {
  detector: { json: blazefaceJson, bin: blazefaceBin },
  mesh: { json: facemeshJson, bin: facemeshBin },
  wasm: {
    'tfjs-backend-wasm.wasm': wasm,
    'tfjs-backend-wasm-simd.wasm': wasmSimd,
    // The backend wants all three named, also the one it does not use.
    'tfjs-backend-wasm-threaded-simd.wasm': wasmSimd,
  },
}

export type ModelFiles = typeof MODELS

export type GuideRequest = { open: ModelFiles } | { look: Frame }

export type GuideAnswer = { view: CameraView } | { hasFailed: true }

/** Large enough for the gate of sharpness, small enough to be copied at every look. */
const LOOK_SIDE_PX = 960

/** The two networks in a worker, from our own origin. `look` rejects where they cannot be had or fail. One at a time. */
export function openGuide(): Guide<CameraHint> {
  const worker = new Worker(new URL('./guide-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const post = (request: GuideRequest, given: Transferable[] = []) => worker.postMessage(request, given)
  post({ open: MODELS })
  const viewOf = (frame: Frame) =>
    new Promise<CameraView>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GuideAnswer>) => {
        if ('view' in data) resolve(data.view)
        else reject(new Error('the networks did not answer'))
      }
      worker.onerror = () => reject(new Error('the worker did not start'))
      post({ look: frame }, [frame.rgba])
    })
  return {
    look: async (video) => {
      const frame = sampleFrame(video, canvas, LOOK_SIDE_PX)
      return frame === null ? undefined : hintFor(await viewOf(frame))
    },
    close: () => worker.terminate(),
  }
}
