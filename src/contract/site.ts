import { z } from 'zod'

/** A figure of the landing page, with what was counted for it. */
const Figure = z.strictObject({
  value: z.string().min(1).max(12),
  label: z.string().min(1).max(60),
  footnote: z.string().min(10).max(400),
})

const WebAddress = z.url({ protocol: /^https$/ }).max(300)

/** What an owner of a running Opaline says about it: its figures, promises and addresses. */
export const SiteFacts = z.strictObject({
  figures: z.array(Figure).max(4),
  support: z.strictObject({
    /** Where mail of people goes; null: nobody has named an address, and the form is the only way. */
    email: z.email().nullable(),
    emailReplyHours: z.int().min(1).max(240),
    formReplyHours: z.int().min(1).max(240),
  }),
  /** Where people meet; null: there is no such place (yet). */
  communityUrl: WebAddress.nullable(),
  social: z.array(z.strictObject({ name: z.string().min(1).max(30), url: WebAddress })).max(6),
  /** The apps for phones: `expected` is said until the day `until` has passed. */
  apps: z.strictObject({ names: z.string().max(60), expected: z.string().max(40), until: z.iso.date() }),
  /** Who besides this server is sent what people enter; null: nobody. */
  aiProvider: z.string().nullable(),
  /** Photos go to it as well; absent where there is nobody. */
  aiSeesPhotos: z.boolean().optional(),
})
export type SiteFacts = z.infer<typeof SiteFacts>
