export const lookUpMessages = {
  title: 'Look up an ingredient',
  text: 'Every name we know, with its score, its functions and where that is known from.',
  label: 'Name, other name or CAS number',
  placeholder: 'Niacinamide, vitamin E, 56-81-5 ...',
  submit: 'Look up',
  all: 'Browse all ingredients',
} as const
