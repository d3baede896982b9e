import type { OtherScript } from '../../../contract/analysis.ts'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { counted, formatNumber } from '../../lib/format.ts'
import type { PrintHint } from '../../lib/label/print-hint.ts'
import { commonMessages } from '../../lib/messages/common.ts'

const OTHER_SCRIPTS: Record<OtherScript, string> = {
  korean: 'Korean',
  japanese: 'Japanese',
  chinese: 'Chinese',
  cyrillic: 'Cyrillic',
  other: 'Other than Latin',
}

export const scannerMessages = {
  title: 'Read a label',
  lead: 'Take a photo of the ingredient list, or type it in. You see the text before anything is analysed.',
  camera: 'Take a photo',
  file: 'Choose a photo',
  drop: 'or drop or paste a picture here',
  dropNow: 'Let go to read this picture',
  formats:
    'JPG, PNG, WebP, or HEIC where your browser opens it, up to 10 MB each. Photos are read and not stored.',
  reading: 'Reading the label...',
  cancelReading: 'Stop reading',
  photoAlt: 'Your photo of the label',
  enlarge: 'Enlarge the photo',
  photoTitle: 'Your photo',
  photos: {
    strip: 'Photos of this list, in its order',
    one: 'The photo',
    name: (place: number) => `Photo ${formatNumber(place)}`,
    shown: (place: number, total: number) =>
      `Photo ${formatNumber(place)} of ${formatNumber(total)}, from the beginning of the list to its end`,
    state: {
      waiting: 'waits to be read',
      reading: 'is being read',
      stopped: 'was not read',
      read: 'was read',
      failed: 'gave no list',
    },
    readingOne: (place: number, total: number) =>
      `Reading photo ${formatNumber(place)} of ${formatNumber(total)}...`,
    moved: (place: number, total: number) =>
      `This is photo ${formatNumber(place)} of ${formatNumber(total)} now.`,
    again: 'Read it again',
    readIt: 'Read this photo',
    readThem: 'Read them',
    notRead: (photos: number) => `${formatNumber(photos)} photos were not read`,
    stopAll: 'Stop all',
    replace: 'Choose another photo in its place',
    retake: 'Take it again',
    earlier: 'Move it towards the beginning',
    later: 'Move it towards the end',
    remove: 'Remove the photo',
    removed: 'Photo removed',
    undo: 'Bring the photo back',
    gap: (one: number, other: number) =>
      `Photos ${formatNumber(one)} and ${formatNumber(other)} do not overlap`,
    gapText:
      'No names stand on both, so some between them may be missing. Take one more photo of the part between, or compare the text with the label.',
    behind: 'The photos have changed since you corrected the text',
    behindText:
      'Your corrections stand. Put together anew, the text is what the photos say; Undo brings yours back.',
    cleared: 'The text of your photos was cleared',
    clearedText: 'The photos are still here. Put together anew, their text stands in the box again.',
    anew: 'Put the text together anew',
    full: (max: number) => `A list takes ${formatNumber(max)} photos at most. Remove one to add another.`,
  },
  crop: {
    open: 'Crop and rotate',
    first: 'Crop photos before they are read',
    title: (place: number, total: number) =>
      total === 1
        ? 'Crop and rotate'
        : `Crop and rotate photo ${formatNumber(place)} of ${formatNumber(total)}`,
    close: 'Close without cropping',
    how: 'Draw the frame around the ingredient list. Only what is inside is read; nothing outside leaves this browser.',
    left: 'Turn left',
    right: 'Turn right',
    whole: 'Whole photo',
    cancel: 'Cancel',
    read: 'Read this part',
    unreadable: 'This browser cannot open this photo, so it cannot be cropped here.',
    labels: {
      frame: 'The part that is read. Arrow keys move it, with Shift in larger steps.',
      sides: {
        nw: 'Upper left corner. Arrow keys move it.',
        n: 'Upper side. Arrow keys move it.',
        ne: 'Upper right corner. Arrow keys move it.',
        e: 'Right side. Arrow keys move it.',
        se: 'Lower right corner. Arrow keys move it.',
        s: 'Lower side. Arrow keys move it.',
        sw: 'Lower left corner. Arrow keys move it.',
        w: 'Left side. Arrow keys move it.',
      },
      place: (frame: { left: number; top: number; width: number; height: number }) => {
        const percent = (share: number) => `${formatNumber(Math.round(share * 100))} %`
        const { left, top, width, height } = frame
        return `${percent(width)} wide and ${percent(height)} high, ${percent(left)} from the left and ${percent(top)} from the top`
      },
    },
  },
  liveCamera: {
    local: 'The picture stays in this browser until you use it. Then it is read, and not stored.',
    view: 'Live picture of your camera',
    app: 'Use the camera app',
    check: 'Can you read the small print yourself? Then it can be read.',
    start: 'Bring the ingredient list into the picture and hold still.',
    ready: 'Good. Hold still and take the photo.',
    hints: {
      dark: 'More light, please: go to a window or a lamp.',
      'no-print': 'Bring the ingredient list into the picture and into focus.',
      blurred: 'Hold still, and tap the list if the picture stays soft.',
      glare: 'Light shines on the print: turn the pack a little.',
      closer: 'The print is too small: go closer, and take the list in several photos.',
      tilted: 'Hold the phone straight above the print.',
    } satisfies Record<PrintHint, string>,
  },
  tooMany: {
    title: 'Five Photos at Most',
    text: 'Remove a photo to add another one. What was read so far stays.',
  },
  doubtsOnPhoto: (names: number) =>
    `${counted(names, 'name was', 'names were')} read unsurely. Enlarge the photo to see where.`,
  doubtsNamed: (names: readonly string[]) => `Read unsurely, and marked on the photo: ${names.join(', ')}`,
  text: {
    label: 'Ingredient list',
    hint: 'Check the text against the label and correct it. What stands here is what gets analysed.',
    placeholder: 'Aqua, Glycerin, Niacinamide, ...',
    count: (used: number) => `${formatNumber(used)} of ${formatNumber(LABEL_CHARS_MAX)} characters`,
    tooLong: (over: number) => `${formatNumber(over)} characters too many. Please shorten the list.`,
    clear: 'Clear',
  },
  doubt: {
    count: (names: number) => (names === 1 ? '1 name to check' : `${formatNumber(names)} names to check`),
    why: 'Compare the marked names with the label.',
    next: 'Show the next one',
  },
  productName: { label: 'Product name', hint: 'To find it again in your history' },
  productType: {
    label: 'How it is used',
    hint: 'Limits differ: what is fine in a rinse may not be on a face all day.',
    guess: 'Let Opaline tell from the label',
    options: {
      'leave-on': 'Stays on the skin',
      'rinse-off': 'Is rinsed off',
      spray: 'Spray or powder',
      lip: 'For the lips',
      baby: 'For babies and children',
    },
  },
  more: 'More about the product',
  analyze: 'Analyze Ingredients',
  analyzing: 'Analyzing...',
  left: (left: number, period: string) =>
    `${formatNumber(left)} ${left === 1 ? 'analysis' : 'analyses'} left ${period}`,
  unlimited: 'Unlimited analyses',
  periods: { month: 'this month', year: 'this year' },
  resets: (date: string) => `Starts again on ${date}.`,
  limit: {
    title: 'Limit Reached',
    text: 'Monthly analysis limit reached. Please upgrade your plan to continue.',
    plans: 'See the plans',
    keep: 'What you typed stays here until then.',
  },
  limitsUnknown: 'We could not check how many analyses you have left.',
  invalidFile: { title: 'Invalid File', text: 'Please select an image file (JPG, PNG, etc.).' },
  heic: commonMessages.heicPhoto,
  tooLarge: { title: 'File Too Large', text: 'Please select an image smaller than 10MB.' },
  readDone: {
    title: 'Ingredients Extracted!',
    text: 'Please check the text against your label, then start the analysis.',
  },
  readFailed: {
    title: 'Image Processing Failed',
    nothingFound:
      'Could not extract ingredients from this image. Please try a clearer photo or enter ingredients manually.',
    fallback: 'Failed to extract text from image. Please try again with a clearer photo.',
  },
  readLater:
    'Photos are read by the server, which cannot be reached. This one waits on this page, in its memory only, and is read when there is a connection. Or type the list in: that works now.',
  readAdvice: {
    'no-text': 'No print was found. Hold the phone closer, so that the list fills the picture.',
    'no-list':
      'This looks like the front of the pack, or another side without the list. Turn it around: the list usually starts with "Ingredients".',
    'too-blurred': 'The photo is blurred. Rest your hand on something, tap the list to focus, and try again.',
    'too-small':
      'The print is too small on this photo. Go closer, or take the list in several photos: what two of them share is kept once.',
  },
  otherScript: (script: OtherScript) =>
    `${OTHER_SCRIPTS[script]} print: we cannot read it yet. Look for the list in Latin letters, often on another side or under a sticker, or paste its text from the shop.`,
  nextPart:
    'Does the list go on around the pack? Take a photo of the next part: what both show is kept once.',
  takeText: 'Correct the text that was read',
  notRead: (photos: number) => ({
    title: 'Photos Are Still Being Read',
    text: `${counted(photos, 'photo is', 'photos are')} not read yet, so the list is not whole. Wait a moment, or stop reading to analyse what is here.`,
  }),
  noText: { title: 'No Ingredients', text: 'Please enter ingredients to analyze or upload an image.' },
  done: { title: 'Analysis Complete!' },
  failed: {
    title: 'Analysis Failed',
    server: (status: number) => `Server error: ${status}`,
    network: 'Network error',
    fallback: 'Failed to analyze ingredients. Please try again.',
  },
  overlay: {
    label: 'Analysis under way',
    title: 'Reading your list',
    slow: 'Almost there. Long lists take a little longer.',
    steps: [
      'Parsing the ingredients',
      'Looking up safety scores',
      'Checking for allergens',
      'Checking vegan status',
      'Rating pore clogging',
      'Matching with your profile',
    ],
    done: 'done',
    now: 'now',
    next: 'to come',
  },
} as const
