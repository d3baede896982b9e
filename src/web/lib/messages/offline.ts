import { counted } from '../format.ts'

export const offlineMessages = {
  savedResult: (date: string) =>
    `You see this result as it was saved on this device on ${date}. Your alerts and the law may be newer.`,
  savedList: (date: string) =>
    `You see what was saved on this device on ${date}. What came since appears with a connection.`,
  connection: {
    offline:
      'You are offline. Saved results open, and lists are analysed on this device and saved later. Photos need a connection.',
    unreachable:
      'Opaline cannot be reached right now. Saved results open, and lists are analysed on this device and saved later.',
  },
  copies: {
    refused: 'This browser keeps nothing on this device, so saved results do not open without a connection.',
    full: 'This device has no room left: without a connection only a part of your results opens.',
  },
  waiting: {
    line: (lists: number) =>
      `${counted(lists, 'list waits', 'lists wait')} on this device to be saved to your account.`,
    see: 'See what waits',
    title: 'Waiting to be saved',
    lead: 'Worked out on this device. Each is sent once there is a connection, and counts as one analysis then.',
    unnamed: 'Unnamed Product',
    state: {
      waiting: 'Waits for a connection',
      limit: 'Not saved: your plan has no analysis left',
      refused: 'Not saved',
      sent: 'Saved',
    },
    open: 'Open',
    openLabel: (name: string) => `Open ${name}`,
    retry: 'Try again',
    retryLabel: (name: string) => `Try to save ${name} again`,
    remove: 'Delete',
    removeLabel: (name: string) => `Delete ${name} from this device`,
    removed: 'Deleted from this device',
  },
  result: {
    title: 'Worked out on this device, not yet saved',
    waiting:
      'The same rules made this as make every result. It is sent to your account once there is a connection; the answer from there then takes its place.',
    limit: (reason: string | null) =>
      `${reason ?? 'Your plan has no analysis left.'} The list stays on this device until you delete it.`,
    refused: (reason: string | null) =>
      `${reason ?? 'It could not be saved.'} The list stays on this device until you delete it.`,
    gone: 'This list is no longer on this device. If it was saved, you find it in your history.',
    history: 'Go to my history',
    made: 'Worked out without a connection',
  },
  update: {
    title: 'A new version is ready',
    text: 'A list that you typed stays. Other forms begin anew, and photos have to be chosen again.',
    reload: 'Reload',
    later: 'Later',
  },
  signOut: {
    title: 'Lists are not saved yet',
    text: (lists: number) =>
      `${counted(lists, 'list waits', 'lists wait')} on this device to be saved. Signing out deletes ${lists === 1 ? 'it' : 'them'}.`,
    stay: 'Stay signed in',
    leave: 'Sign out and delete',
  },
  shared: {
    lost: {
      title: 'Nothing Arrived',
      text: 'What you shared did not reach this page. Please choose the photo here, or paste the text.',
    },
  },
} as const
