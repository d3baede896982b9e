import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import './crop-frame.css'

/** In shares of the picture. */
type Frame = { left: number; top: number; width: number; height: number }

type CropFrameProps = {
  src: string
  alt: string
  frame: Frame
  labels: {
    /** What the frame is, and how it is moved by keyboard. */
    frame: string
    sides: Record<'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w', string>
    place: (frame: Frame) => string
  }
  onFrame: (frame: Frame) => void
}

const SIDE_PX_MIN = 32

/** A picture with a frame that is drawn anew, moved and stretched by finger, mouse and arrow keys. */
export function CropFrame({ src, alt, frame, labels, onFrame }: CropFrameProps) {
  const [said, setSaid] = useState('')
  const change = (crop: PercentCrop) => {
    // A click beside the frame would leave none.
    if (crop.width > 0 && crop.height > 0) onFrame(frameOf(crop))
  }
  const { nw, n, ne, e, se, s, sw, w } = labels.sides
  return (
    <>
      <ReactCrop
        crop={cropOf(frame)}
        minWidth={SIDE_PX_MIN}
        minHeight={SIDE_PX_MIN}
        keepSelection
        ariaLabels={{
          cropArea: labels.frame,
          nwDragHandle: nw,
          nDragHandle: n,
          neDragHandle: ne,
          eDragHandle: e,
          seDragHandle: se,
          sDragHandle: s,
          swDragHandle: sw,
          wDragHandle: w,
        }}
        onChange={(_, crop) => change(crop)}
        onComplete={(_, crop) => setSaid(labels.place(frameOf(crop)))}
        className="crop-frame ReactCrop--no-animate max-h-[50dvh]"
      >
        <img src={src} alt={alt} draggable={false} className="max-h-[50dvh]" />
      </ReactCrop>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function frameOf({ x, y, width, height }: PercentCrop): Frame {
  return { left: x / 100, top: y / 100, width: width / 100, height: height / 100 }
}

function cropOf({ left, top, width, height }: Frame): PercentCrop {
  return { unit: '%', x: left * 100, y: top * 100, width: width * 100, height: height * 100 }
}
