/** The product's name and tagline: every title, mail and document takes them from here. */
export const BRAND = { name: 'Opaline', tagline: 'Know what touches your skin' } as const
