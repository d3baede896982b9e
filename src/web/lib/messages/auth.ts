export const strengthMessages = {
  easy: 'Too easy to guess: it will not be taken.',
  fair: 'Strength: fair. Longer is stronger.',
  strong: 'Strength: strong.',
}

export const authMessages = {
  title: { login: 'Sign in', register: 'Create your account', reset: 'Reset Password' },
  lead: {
    login: 'Your shelf, your allergies and your past readings are where you left them.',
    register: 'Five ingredient lists a month are free. No card is asked for.',
    reset: 'Tell us the e-mail of your account and we send you a link to choose a new password.',
  },
  tabsLabel: 'Sign in or create an account',
  tabs: { login: 'Sign In', register: 'Create Account' },
  fields: {
    usernameOrEmail: 'Username or e-mail',
    username: 'Username',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    firstName: 'First name',
    lastName: 'Last name',
  },
  hints: {
    username: '3 to 30 letters, digits, dots, dashes or underscores',
    password: 'At least 6 characters; longer and unusual is better',
  },
  show: 'Show the password',
  hide: 'Hide the password',
  showConfirm: 'Show the confirmation',
  hideConfirm: 'Hide the confirmation',
  submit: { login: 'Sign In', register: 'Create Account', reset: 'Send Reset Link' },
  working: { login: 'Signing in...', register: 'Creating your account...', reset: 'Sending...' },
  forgot: 'Forgot password?',
  resetAction: 'Reset Password',
  back: 'Back to Sign In',
  agree: {
    before: 'By creating an account you confirm that you are 13 or older and accept the ',
    terms: 'Terms of Service',
    between: ' and the ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  missing: {
    title: 'Missing Information',
    login: 'Please fill in all fields.',
    register: 'Please fill in all required fields.',
    reset: 'Please enter your email address.',
  },
  fieldMissing: 'Please fill in this field.',
  loginDone: { title: 'Welcome back!', text: 'You have been successfully logged in.' },
  loginFailed: { title: 'Login Failed', text: 'Invalid username/email or password.' },
  registerDone: { title: 'Welcome!', text: 'Your account has been created successfully.' },
  registerFailed: { title: 'Registration Failed', text: 'Failed to create account.' },
  resetDone: { title: 'Reset Link Sent', text: 'Check your email for password reset instructions.' },
  resetFailed: { title: 'Error', text: 'Failed to send reset email. Please try again.' },
  aside: {
    title: 'Every score says why',
    text: 'Opaline reads the label, names the rule behind each number and links the source. What nobody knows, it calls unknown.',
    verdicts: {
      good: 'No restriction found',
      fair: 'Contents not named',
      poor: 'Known contact allergen',
      unknown: 'Unknown',
    },
  },
} as const

export const forgotMessages = {
  title: 'Forgot your password?',
  lead: 'Enter the e-mail of your account. If we know it, a link to choose a new password is on its way.',
  email: 'Email Address',
  submit: 'Send Reset Link',
  working: 'Sending...',
  missing: 'Please enter your email address',
  done: { title: 'Reset Link Sent', text: 'Check your email for password reset instructions' },
  failed: {
    title: 'Error',
    text: 'Failed to send reset email',
    network: 'Something went wrong. Please try again.',
  },
  sent: {
    title: 'Check Your Email',
    text: (email: string) => `If an account belongs to ${email}, a reset link is on its way.`,
    wait: 'The e-mail may take a few minutes to arrive. Please check your spam folder too.',
    again: 'Try Different Email',
  },
  back: 'Back to Login',
} as const

export const resetMessages = {
  title: 'Choose a new password',
  checking: 'Validating reset token...',
  invalid: {
    title: 'Invalid Reset Link',
    text: 'This password reset link is invalid or has expired.',
    unchecked: 'It could not be checked just now, so it may be good all the same.',
    expiry: 'Password reset links expire after 1 hour for security reasons.',
    again: 'Request a New Link',
  },
  hint: 'Must be at least 6 characters long',
  submit: 'Update Password',
  working: 'Updating...',
  errorTitle: 'Error',
  missing: 'Please fill in all fields',
  mismatch: 'Passwords do not match',
  failed: 'Failed to reset password',
  network: 'Something went wrong. Please try again.',
  done: { title: 'Password Reset Successful', text: 'Your password has been updated successfully' },
  complete: {
    title: 'Password Reset Complete',
    text: 'You can sign in with your new password now. Everywhere else you were signed in, you are signed out.',
    action: 'Continue to Login',
  },
  back: 'Back to Login',
} as const

export const verifyMessages = {
  title: 'Confirm your e-mail',
  checking: 'Confirming your address...',
  confirmed: {
    title: 'Address Confirmed',
    text: 'Thank you. Mail about your account reaches you here.',
    profile: 'Go to your profile',
    signIn: 'Sign In',
  },
  invalid: {
    title: 'Link Expired',
    text: 'This link was used before or has expired.',
    signedIn: 'We can send another one to the address of your account.',
    signedOut: 'Sign in, and send yourself another one from your profile.',
    again: 'Send Another Link',
    working: 'Sending...',
    signIn: 'Sign In',
  },
  sent: {
    title: 'Check Your Email',
    text: (email: string) =>
      `A new link is on its way to ${email}. It may take a few minutes; please check your spam folder too.`,
  },
  sendFailed: 'The link could not be sent. Please try again.',
  unreachable: {
    title: 'Not Confirmed Yet',
    text: 'The address could not be confirmed right now. Your link still works.',
    again: 'Try again',
  },
} as const
