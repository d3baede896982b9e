import { counted, formatNumber } from '../format.ts'
import { commonMessages } from './common.ts'

export const faceMessages = {
  title: 'Face Analysis',
  lead: 'What a photo of your face may show about your skin, as cosmetic guidance and not as medical advice.',
  panelTitle: 'Your photo',
  notIncluded: {
    title: 'Face analysis is not included in Free',
    text: 'A photo would not be analysed. Standard includes 3 face analyses a month, Premium 25.',
  },
  limitsUnknown: 'We could not check how many face analyses you have left.',
  usage: {
    line: (used: number, limit: number, period: string) =>
      `${formatNumber(used)} of ${formatNumber(limit)} face analyses used ${period}`,
    unlimited: 'Unlimited face analyses',
    periods: { month: 'this month', year: 'this year' },
    left: (left: number, period: string) =>
      `${counted(left, 'face analysis', 'face analyses')} left ${period}.`,
    upgradeHint: 'A higher plan gives you more.',
    resets: (date: string) => `Counting starts again on ${date}.`,
    reached: {
      title: 'Limit Reached',
      text: 'Monthly face analysis limit reached. Please upgrade your plan to continue.',
    },
  },
  plans: 'See the plans',
  allPlans: 'Plans and limits',
  scan: 'Read a label instead',
  consent: {
    title: 'Before your first photo',
    again: 'Please agree once more',
    kept: 'Your photo is kept here and was not analysed.',
    lead: 'A photo of your face is personal. This is what happens to it:',
    points: [
      'It is measured in the memory of this server and is not stored, neither the photo nor anything your face could be recognised by.',
      'Nobody else gets it. No other company is asked.',
      'What is kept is the result: figures for zones of the face, and the advice. You can delete it at any time.',
      'You are 16 or older, or do this together with a parent.',
    ],
    /** Where only figures go to somebody. */
    nobody: 'Nobody else gets the photo.',
    withProvider: {
      /** In place of the second point, where photos may go to somebody. */
      point: (name: string) =>
        `If you let ${name} look as well, a copy without metadata goes to ${name} once it was measured, and its AI writes down its impressions. Nothing else about you goes along, and no score rests on it.`,
      agree: (name: string) => `I agree, ${name} may look as well`,
      agreeHere: 'I agree, on this server only',
      words: (name: string) =>
        `${name} is also asked to put the figures of the result into other words; that needs no photo.`,
    },
    withdraw: 'You can take this back in your profile at any time.',
    profile: 'Your consents',
    agree: 'I agree',
    agreeing: 'One moment...',
    failed: 'This could not be saved. Please try again.',
    loadFailed: 'We could not check whether you agreed already.',
  },
  photo: {
    camera: 'Use the camera',
    file: 'Choose a photo',
    drop: 'or drop or paste a picture here',
    dropNow: 'Let go to take this picture',
    formats: 'PNG, JPG up to 10 MB',
    tips: 'In daylight, facing a window, without glasses and make-up, hair out of the face.',
    alt: 'The photo you chose',
    chosen: 'Photo chosen',
    another: 'Choose another photo',
    remove: 'Remove the photo',
  },
  start: 'Start Face Analysis',
  starting: 'Analyzing Your Skin...',
  complete: 'Analysis Complete!',
  again: 'Analyze Another Photo',
  privacy:
    'Photos are not stored. Yours is measured in the memory of this server and is gone when the answer is sent.',
  notStored: 'Photos are not stored here.',
  provider: {
    goes: (name: string) =>
      `Yours is measured in the memory of this server, and a copy without metadata goes to ${name}, as you agreed.`,
    let: (name: string) => `Let ${name} look as well`,
    about: (name: string) =>
      `You have agreed to the measuring on this server only. You can also let ${name} look: a copy without metadata would go there, and its AI writes down its impressions.`,
  },
  done: { title: 'Face Analysis Complete' },
  invalidFile: { title: 'Invalid File', text: 'Please select an image file.' },
  heic: commonMessages.heicPhoto,
  tooLarge: {
    title: 'Image Too Large',
    text: 'Please choose a smaller image (under 10MB) and try again.',
  },
  failure: {
    notFace: {
      title: 'Invalid Image',
      text: 'Please upload a clear photo of your face. Pictures of other things cannot be analysed.',
    },
    notHuman: {
      title: 'Invalid Image',
      text: 'Human content is needed: please upload a clear photo of a human face.',
    },
    other: {
      title: 'Analysis Failed',
      text: 'Unable to analyze your photo. Please try again with a clear facial image.',
    },
    network: 'We could not reach the server. Your photo is kept here; please try again.',
    signedOut: 'You are logged out. Please sign in again.',
    kept: 'Nothing was counted, and your photo is still here.',
  },
  overlay: {
    label: 'Face analysis under way',
    title: 'Analyzing your face...',
    slow: 'Almost there. Large photos take a little longer.',
    steps: [
      'Looking at the image',
      'Telling the skin type',
      'Looking for concerns',
      'Working out the health score',
      'Gathering insights',
      'Writing recommendations',
    ],
    done: 'done',
    now: 'now',
    next: 'to come',
  },
  recent: {
    title: 'Recent analyses',
    noType: 'Analysis',
    noScore: '--',
    open: (name: string, day: string) => `Open: ${name}, ${day}`,
    score: (score: string) => `Score ${score}`,
    empty: 'Your first analysis will appear here.',
    failed: 'Your recent analyses could not be loaded.',
    opening: 'Opening the analysis...',
    openFailed: 'This analysis could not be opened.',
    all: 'View All',
  },
  featuresTitle: 'What it tells you',
  features: [
    {
      title: 'Skin Type Detection',
      text: 'Oily, dry, combination, normal or sensitive, with how sure the reading is.',
    },
    { title: 'Concern Analysis', text: 'What may be visible and where, from mild to severe.' },
    {
      title: 'Personalized Recommendations',
      text: 'A morning and an evening routine that fit your answers.',
    },
    { title: 'Health Scoring', text: 'Five scores of appearance, each with its reasons.' },
  ],
} as const

export const faceResultMessages = {
  title: 'Face analysis',
  back: 'Back to History',
  share: 'Share',
  download: 'Download',
  at: (day: string, time: string) => `${day}, ${time}`,
  by: (name: string) => `Analysis by ${name}`,
  another: 'Analyze Another Photo',
  journey: 'View Health Journey',
  loading: 'Loading the analysis...',
  loadFailed: { title: 'Error', text: 'Failed to load analysis results' },
  missing: {
    title: 'Analysis Not Found',
    text: 'The requested face analysis could not be found.',
    ifYours: 'If it is yours, sign in and it opens here.',
    signIn: 'Sign In',
    back: 'Back to History',
    home: 'Go Home',
  },
  notComplete: {
    title: 'This analysis did not complete',
    text: 'It holds no result and was not counted. You can take another photo.',
  },
} as const

export const reportMessages = {
  title: 'Professional Skin Analysis',
  skinType: (type: string) => `Skin type: ${type}`,
  dated: (day: string) => `Analysed on ${day}`,
  today: (day: string) => `Today, ${day}`,
  export: 'Export Analysis',
  share: 'Share Results',
  shareName: (type: string | null) => (type === null ? 'Skin analysis' : `Skin analysis (${type})`),
  partial: {
    title: 'This report is partial',
    text: 'Its data could not be read whole, so only what its text says is shown. The rest is marked as not measured.',
  },
  warnings: 'About this photo',
  outOf: 'out of 100',
  unsure: 'rather unsure',
  dial: (name: string, score: number, word: string) => `${name}: ${formatNumber(score)} out of 100, ${word}`,
  dialUnknown: (name: string) => `${name}: not measured`,
  notMeasuredNote: 'Not measured means that the photo did not tell. It is no score and stands for none.',
  type: {
    title: 'Skin type',
    sure: (percent: number) => `${formatNumber(percent)} % sure`,
    unknown: 'The photo did not show enough to tell a skin type.',
  },
  metrics: {
    title: 'Skin metrics',
    why: 'How these scores came about',
    whyOf: (name: string) => `How ${name} came about`,
    confidence: (percent: number) => `Measured with ${formatNumber(percent)} % confidence.`,
    overall:
      'It is the weighted mean of the four scores beside it, each by how sure it is: clarity and texture count 3, tone and hydration 2.',
    columns: {
      measure: 'Measure',
      value: 'Value',
      rank: 'Rank',
      score: 'Alone',
      weight: 'Weight',
    },
    rank: (percentile: number, people: number) =>
      `more than ${formatNumber(Math.round((percentile / 100) * people))} of ${formatNumber(people)}`,
    rankNote:
      'The rank says on how many ordinary faces less of it was measured, at your tone of skin where the photo shows it. They are few: a scale to place a figure on, no statistic of people.',
    weight: (percent: number) => `${formatNumber(percent)} %`,
  },
  standouts: {
    title: 'What stands out:',
    severity: (label: string) => `, ${label.toLowerCase()}`,
    more: (more: number) => `and ${formatNumber(more)} more below`,
  },
  concerns: {
    title: 'Visible concerns',
    none: 'No concern is named.',
    calm: 'Nothing stands out on this photo.',
    calmInPart: 'Nothing stands out in what was measured.',
    calmUnsurely: 'Nothing stands out surely on this photo.',
    notMeasured: (names: string) => `Not measured on this photo: ${names}.`,
    tooUnsure: (names: string) => `More than usual, but too unsure on this photo to be named: ${names}.`,
    severity: (severity: number) => `${formatNumber(severity)} of 10`,
    noSeverity: 'Severity not measured',
    professional:
      'A severe concern is named here. A photo cannot judge it; a doctor or another professional can.',
  },
  priority: { title: 'Priority treatment focus' },
  general: 'General advice: this analysis does not name any of its own.',
  routine: {
    morning: 'Morning routine',
    evening: 'Evening routine',
    none: 'No routine was written for this time of the day.',
    advice: 'Recommendations',
  },
  ingredients: {
    beneficial: 'Beneficial ingredients',
    avoid: 'Ingredients to avoid',
    none: 'None are named.',
    reasons: 'Why, and who says so',
    source: 'Source:',
    personal: 'From your profile',
    lookUp: (name: string) => `Look up ${name}`,
  },
  timeline: {
    title: 'What to expect, and when',
    weeks: [
      { when: 'Week 1-2', what: 'Initial adjustment' },
      { when: 'Week 3-4', what: 'First improvements' },
      { when: 'Week 6-8', what: 'Significant progress' },
    ],
    note: 'Skin differs: none of this is promised.',
  },
  receipt: {
    title: 'What happened to your photo',
    arrived: (size: string) => `${size} arrived`,
    measured: (ms: string, day: string, time: string) =>
      `Decoded and measured in memory in ${ms}, ${day}, ${time}`,
    notStored: 'Not written anywhere; gone when the answer was sent',
    nobody: 'Sent to nobody: it was read on this server',
    sentTo: (name: string) => `Sent to ${name}`,
    kilobytes: (kilobytes: number) => `${formatNumber(kilobytes)} kB`,
    milliseconds: (ms: number) => `${formatNumber(ms)} ms`,
  },
  madeBy: (measures: string, rules: string, knowledge: string) =>
    `Measures ${measures}, rules ${rules}, ingredients ${knowledge}.`,
} as const

export const faceMapMessages = {
  title: 'Face map',
  lead: 'Where on your face it was measured. Figures by zone are all that was kept of the photo.',
  choose: 'What to show',
  mirror: 'Drawn as in a mirror: your left is on the left.',
  none: 'Not measured on this photo.',
  noZones: 'This one is measured for the whole face only.',
  looks: (level: string, isUnsure: boolean) =>
    `${level.charAt(0).toUpperCase()}${level.slice(1)}${isUnsure ? ', rather unsure' : ''}:`,
  among: (percentile: number, people: number) =>
    `more than on ${formatNumber(Math.round((percentile / 100) * people))} of ${formatNumber(people)} ordinary faces.`,
  figures: 'The figures behind it',
  whole: (value: string) => `Whole face: ${value}`,
  unit: (unit: string) => `Unit: ${unit}.`,
  columns: { zone: 'Zone', looks: 'Looks', value: 'Value', level: 'Beside the others' },
  levels: { least: 'least', middle: 'middle', most: 'most', same: 'about the same' },
  summary: (measure: string, zones: string) => `Line drawing of a face. ${measure}: ${zones}.`,
  zone: (zone: string, level: string) => `${zone} ${level}`,
  relative: 'Shades compare the zones of this one photo with each other; they are no judgement.',
} as const
