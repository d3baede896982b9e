import type { CameraHint } from '../face/camera-hint.ts'

export const cameraMessages = {
  title: 'Take a photo',
  close: 'Close the camera',
  opening: 'Opening the camera...',
  view: 'Live picture of your camera, mirrored',
  take: 'Take the photo',
  retake: 'Take it again',
  use: 'Use this photo',
  shot: 'The photo you just took',
  check: 'Is your whole face sharp and evenly lit?',
  upload: 'Choose a photo instead',
  retry: 'Try the camera again',
  local: 'The picture stays in this browser until you start the analysis.',
  noHints: 'Live hints could not be loaded. You can take the photo all the same.',
  loadingHints: 'Hold the phone at the height of your eyes.',
  ready: 'Good. Hold still and take the photo.',
  hints: {
    'no-face': 'Bring your face into the outline.',
    'several-faces': 'Only one face, please.',
    closer: 'Come a little closer.',
    back: 'Move back a little.',
    centre: 'Bring your face into the middle.',
    straight: 'Look straight into the lens.',
    dark: 'More light, please: face a window or a lamp.',
    bright: 'Too bright: leave the direct light.',
    side: 'Turn until the light comes from the front.',
    blurred: 'Hold still.',
  } satisfies Record<CameraHint, string>,
  trouble: {
    denied: {
      title: 'The camera is not allowed',
      text: 'Allow it in the settings of your browser for this page, or choose a photo: that works just as well.',
    },
    none: {
      title: 'No camera was found',
      text: 'Choose a photo instead: that works just as well.',
    },
    busy: {
      title: 'The camera is in use',
      text: 'Close the other program that uses it and try again, or choose a photo.',
    },
    other: {
      title: 'The camera did not open',
      text: 'Try again, or choose a photo: that works just as well.',
    },
  },
} as const
