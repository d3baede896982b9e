export const sharingMessages = {
  button: 'Share',
  buttonLabel: (name: string) => `Share ${name}`,
  resultButton: 'Share Results',
  untitled: 'Analysis Results',
  untitledSkin: 'Skin analysis',
  title: (name: string) => `${name} - Opaline`,
  text: {
    cosmetic: (name: string, score: number | null) =>
      score === null
        ? `${name}: what Opaline found on its label.`
        : `${name}: safety score ${score} out of 100 on Opaline.`,
    skin: (name: string, score: number | null) =>
      score === null ? `${name} on Opaline.` : `${name}: overall score ${score} out of 100 on Opaline.`,
  },
  copied: { title: 'Link Copied!', text: 'Analysis link has been copied to your clipboard.' },
  failed: { title: 'Share Failed', text: 'Could not copy link to clipboard.' },
  dialog: {
    title: 'Share this result?',
    line: {
      cosmetic:
        'Anyone with the link can see the product, its label and what we found; never your alerts, allergies, e-mail or account.',
      skin: 'Anyone with the link can see your skin type, scores, concerns and advice; never a photo, your e-mail or account.',
    },
    once: 'We ask this once. You can stop sharing at any time.',
    name: 'First name',
    nameHint: 'Shown beside the result. Leave it empty to show none.',
    agree: 'Agree and share',
    sharing: 'Sharing...',
    cancel: 'Keep it private',
    stillPrivate: 'This could not be published, so it is still private.',
    again: 'Please try again.',
  },
  notPublished: {
    title: 'Share Failed',
    text: 'This could not be published, so it is still private. Please try again.',
  },
  shared: 'Shared: anyone with the link can see it',
  name: {
    shown: (name: string) => `Visitors see the name ${name}`,
    none: 'Visitors see no name',
    add: 'Add a first name',
    change: 'Change name',
    addLabel: (result: string) => `Add a first name to ${result}`,
    changeLabel: (result: string) => `Change the name shown with ${result}`,
    title: 'Name beside this result',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    failed: 'The name could not be saved. Please try again.',
    saved: (name: string) => ({
      title: 'Name saved',
      text: name === '' ? 'No name is shown beside the result.' : `Visitors see the name ${name}.`,
    }),
    closed: { title: 'No longer shared', text: 'Sharing was stopped meanwhile, so no name is shown.' },
  },
  gone: {
    title: 'No longer there',
    text: 'This result was deleted meanwhile, and its link opens for nobody.',
  },
  stop: 'Stop sharing',
  stopLabel: (name: string) => `Stop sharing ${name}`,
  stopped: { title: 'Sharing stopped', text: 'The link does not open for anybody else any more.' },
  notStopped: {
    title: 'Still shared',
    text: 'Sharing could not be stopped. Please try again.',
  },
} as const
