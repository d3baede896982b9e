export const shellWords = {
  mainNav: 'Main',
  home: 'Home',
  dashboard: 'Dashboard',
  face: 'Face Analysis',
  history: 'History',
  pricing: 'Pricing',
  about: 'About',
  contact: 'Contact',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  profile: 'Profile Settings',
  billing: 'Billing & Plans',
  badge: 'AI Powered',
  userMenu: 'Open the menu of your account',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  homeLabel: 'Opaline, to the start page',
  theme: {
    light: 'Light theme is on. Change to dark.',
    dark: 'Dark theme is on. Follow the system.',
    system: 'Theme follows the system. Change to light.',
  },
} as const

export const footerWords = {
  label: 'About this site',
  promise: 'Cosmetic guidance from published sources, not medical advice.',
  features: {
    title: 'Features',
    items: [
      'OCR Ingredient Scanning',
      'Safety Analysis',
      'Personalized Recommendations',
      'Allergen Detection',
      'Vegan Verification',
    ],
  },
  company: { title: 'Company', about: 'About Us', careers: 'Careers', contact: 'Contact' },
  legal: {
    title: 'Legal',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    refund: 'Refund Policy',
    pricing: 'Pricing',
    withdraw: 'Withdraw from contract',
  },
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
} as const
