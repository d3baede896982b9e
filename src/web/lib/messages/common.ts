export const UNKNOWN_DATE = 'Unknown date'

export const commonMessages = {
  loading: 'Loading...',
  retry: 'Try again',
  goHome: 'Go Home',
  close: 'Close',
  notifications: 'Notifications (F8)',
  optional: 'optional',
  skip: 'Skip to the content',
  broken: {
    title: 'Something broke on our side',
    text: 'This page could not be shown. Nothing you saved is lost. Try again, or go back to the start.',
  },
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'Its files did not arrive. Nothing you saved is lost. Try again, or go back to the start.',
    offline: 'You are offline. It is loaded as soon as you have a connection; nothing you saved is lost.',
  },
  accountUnknown: 'We could not reach your account, so you are shown as signed out.',
  accountWas: {
    now: (name: string, was: string) =>
      `You are now signed in as ${name}. What you were doing as ${was} was not saved.`,
    out: (was: string) => `You are signed out. What you were doing as ${was} was not saved.`,
  },
  connection: {
    offline:
      'You are offline. What you type stays here; nothing can be sent or loaded until you have a connection.',
    unreachable: 'Opaline cannot be reached right now. What you type stays here.',
  },
  causes: {
    offline: 'You are offline. Please try again when you have a connection.',
    unreachable: 'We could not reach the server. Check your connection and try again.',
    signedOut: 'Your session has ended. Please sign in and try again.',
    busy: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again.`,
    unavailable: (wait: string) =>
      `We are at capacity right now. Please try again in ${wait}. What you typed is kept.`,
    server: 'Something went wrong on our side. Please try again.',
  },
  heicPhoto: {
    title: 'HEIC Photo',
    text: 'This browser cannot open HEIC photos. On an iPhone choose Settings, Camera, Formats, Most Compatible before you take it, or share this one as JPEG. Or take the photo here.',
  },
} as const

export const notFoundMessages = {
  code: '404',
  title: 'Page Not Found',
  text: "Oops! The page you're looking for doesn't exist or has been moved.",
  home: 'Go Home',
  back: 'Go Back',
  hint: 'Try checking the URL or navigating from the main menu',
} as const

export const accessMessages = {
  title: 'Access Denied',
  heading: "Access Denied: You don't have permission to access this page.",
  text: 'This area is for the people who run the service.',
  signIn: 'Sign In',
  back: 'Go to your dashboard',
} as const
