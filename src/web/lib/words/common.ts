export const UNKNOWN_DATE = 'Unknown date'

export const commonWords = {
  loading: 'Loading...',
  retry: 'Try again',
  goHome: 'Go Home',
  close: 'Close',
  optional: 'optional',
  skip: 'Skip to the content',
  broken: {
    title: 'Something broke on our side',
    text: 'This page could not be shown. Nothing you saved is lost. Try again, or go back to the start.',
  },
  loadFailed: 'This could not be loaded. Check your connection and try again.',
  accountUnknown: 'We could not reach your account, so you are shown as signed out.',
  busy: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again.`,
  unavailable: (wait: string) =>
    `We are at capacity right now. Please try again in ${wait}. What you typed is kept.`,
} as const

export const notFoundWords = {
  code: '404',
  title: 'Page Not Found',
  text: "Oops! The page you're looking for doesn't exist or has been moved.",
  home: 'Go Home',
  back: 'Go Back',
  hint: 'Try checking the URL or navigating from the main menu',
} as const

export const accessWords = {
  title: 'Access Denied',
  heading: "Access Denied: You don't have permission to access this page.",
  text: 'This area is for the people who run the service.',
  signIn: 'Sign In',
  back: 'Go to your dashboard',
} as const
