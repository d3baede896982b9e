import { counted } from '../../lib/format.ts'

export const contactMessages = {
  title: 'Contact Us',
  lead: 'A person reads everything that reaches us. For a wrong score, name the product, the ingredient and the source you would trust: that is all we need to correct it.',
  form: {
    title: 'Send us a Message',
    required: 'All fields are required.',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Please leave out passwords, payment details and anything about your health.',
    website: 'Leave this field empty',
    submit: 'Send Message',
    working: 'Sending Message...',
  },
  invalid: 'Validation Error',
  failed: { title: 'Failed to Send Message', text: 'Please try again later.' },
  kept: 'Nothing you typed is lost.',
  sent: {
    title: 'Message Sent Successfully!',
    text: "Thank you for your feedback. We'll get back to you soon.",
  },
  thanks: {
    title: 'Thank You!',
    text: (hours: number, email: string) =>
      `Your message has reached us. We reply to ${email} within ${counted(hours, 'hour')}.`,
    again: 'Send Another Message',
    home: 'Back to Home',
  },
  touch: {
    title: 'Get in Touch',
    email: {
      title: 'Email support',
      text: (hours: number) => `We reply within ${counted(hours, 'hour')}.`,
      instead: (hours: number) =>
        `No address is published yet. Write with the form on this page: there we reply within ${counted(hours, 'hour')}.`,
    },
    chat: { title: 'Live chat', text: 'An AI assistant, 24/7.' },
    community: {
      title: 'Community chat group',
      text: 'Talk about labels and routines with other readers.',
      link: 'Join the group',
    },
    notYet: 'Not available yet',
  },
} as const
