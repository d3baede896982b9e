import { expect, it } from 'vitest'
import { parseList } from '../inci/parse.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Use } from '../knowledge/use-facts.ts'
import { usesOf } from './product-use.ts'

const knowledge = realKnowledge()

/** What packs call a product in de, fr, es, it, pt, pl, nl, sv, da, cs. */
const NAMES: readonly (readonly [string, readonly Use[], string])[] = [
  [
    'body lotion',
    ['body', 'leave-on'],
    'Körpermilch|Lait corporel|Leche corporal|Latte corpo|Leite corporal|Mleczko do ciała|Bodymelk|Kroppslotion|Kropslotion|Tělové mléko',
  ],
  [
    'body cream',
    ['body', 'leave-on'],
    'Körpercreme|Crème pour le corps|Crema corporal|Crema corpo|Creme corporal|Krem do ciała|Bodycrème|Kroppskräm|Kropscreme|Tělový krém',
  ],
  [
    'leave-on hair care',
    ['hair', 'leave-on'],
    'Haarkur ohne Ausspülen|Soin cheveux sans rinçage|Crema capilar sin aclarado|Crema capelli senza risciacquo|Creme capilar sem enxaguar|Krem do włosów bez spłukiwania|Haarcrème zonder uitspoelen|Hårkräm utan sköljning|Hårcreme uden skylning|Bezoplachová péče na vlasy',
  ],
  [
    'shampoo',
    ['hair', 'rinse-off'],
    'Haarshampoo|Shampooing|Champú|Shampoo delicato|Champô|Szampon|Shampoo voor elke dag|Schampo|Shampoo til alle|Šampon',
  ],
  [
    'hair conditioner',
    ['hair', 'rinse-off'],
    'Haarspülung|Après-shampooing|Acondicionador|Balsamo per capelli con risciacquo|Condicionador|Odżywka do włosów|Conditioner voor droog haar|Hårbalsam att skölja ur|Conditioner til tørt hår|Kondicionér na vlasy',
  ],
  [
    'hair dye',
    ['hair', 'hair-dye'],
    'Haarfarbe|Coloration cheveux|Tinte para el cabello|Tinta per capelli|Coloração capilar|Farba do włosów|Haarverf|Hårfärg|Hårfarve|Barva na vlasy',
  ],
  [
    'hair straightener',
    ['hair-shaping'],
    'Haarglättung|Lissage brésilien|Crema alisadora de cabello|Crema lisciante capelli|Alisamento capilar|Krem do prostowania włosów|Ontkrullende crème|Hårrelaxer|Hårrelaxer creme|Narovnání vlasů',
  ],
  [
    'eyelash tint',
    ['eye', 'lash-dye'],
    'Wimpernfarbe|Teinture pour cils|Tinte de pestañas|Tinta per ciglia|Tinta para cílios|Henna do rzęs|Wimperverf|Fransfärg|Vippefarve|Barva na řasy',
  ],
  [
    'deodorant spray',
    ['deodorant', 'spray'],
    'Deospray|Déodorant spray|Desodorante en spray|Deodorante spray|Desodorizante spray|Dezodorant w sprayu|Deodorant spray|Deodorantspray|Deodorant spray|Deodorant ve spreji',
  ],
  [
    'toothpaste',
    ['mouth', 'toothpaste'],
    'Zahnpasta|Dentifrice|Pasta de dientes|Dentifricio|Pasta de dentes|Pasta do zębów|Tandpasta|Tandkräm|Tandpasta|Zubní pasta',
  ],
  [
    'mouthwash',
    ['mouth', 'mouthwash'],
    'Mundspülung|Bain de bouche|Enjuague bucal|Collutorio|Elixir bucal|Płyn do płukania ust|Mondwater|Munskölj|Mundskyl|Ústní voda',
  ],
  [
    'sunscreen',
    ['sunscreen', 'leave-on'],
    'Sonnencreme|Crème solaire|Crema solar|Crema solare|Creme solar|Krem do opalania|Zonnebrandcrème|Solkräm|Solcreme|Opalovací krém',
  ],
  [
    'nail polish',
    ['nails'],
    'Nagellack|Vernis à ongles|Esmalte de uñas|Smalto per unghie|Verniz de unhas|Lakier do paznokci|Nagellak|Nagellack|Neglelak|Lak na nehty',
  ],
  [
    'face cream',
    ['face', 'leave-on'],
    'Gesichtscreme|Crème visage|Crema facial|Crema viso|Creme de rosto|Krem do twarzy|Gezichtscrème|Ansiktskräm|Ansigtscreme|Pleťový krém',
  ],
  [
    'hand cream',
    ['hand', 'leave-on'],
    'Handcreme|Crème mains|Crema de manos|Crema mani|Creme de mãos|Krem do rąk|Handcrème|Handkräm|Håndcreme|Krém na ruce',
  ],
  [
    'foot cream',
    ['feet', 'leave-on'],
    'Fußcreme|Crème pieds|Crema de pies|Crema piedi|Creme de pés|Krem do stóp|Voetencrème|Fotkräm|Fodcreme|Krém na nohy',
  ],
  [
    'lip balm',
    ['lip'],
    'Lippenbalsam|Baume à lèvres|Bálsamo labial|Balsamo labbra|Bálsamo de lábios|Balsam do ust|Lippenbalsem|Läppbalsam|Læbepomade|Balzám na rty',
  ],
  [
    'shower gel',
    ['body', 'rinse-off'],
    'Duschgel|Gel douche|Gel de ducha|Gel doccia|Gel de banho|Żel pod prysznic|Douchegel|Duschgel|Brusegel|Sprchový gel',
  ],
  ['soap', ['soap', 'rinse-off'], 'Seife|Savon|Jabón|Sapone|Sabonete|Mydło|Handzeep|Tvål|Håndsæbe|Mýdlo'],
  [
    'shaving foam',
    ['rinse-off'],
    'Rasierschaum|Mousse à raser|Espuma de afeitar|Schiuma da barba|Espuma de barbear|Pianka do golenia|Scheerschuim|Raklödder|Barberskum|Pěna na holení',
  ],
  [
    'depilatory',
    ['depilatory'],
    'Enthaarungscreme|Crème dépilatoire|Crema depilatoria|Crema depilatoria|Creme depilatório|Krem do depilacji|Ontharingscrème|Hårborttagningskräm|Hårfjerner|Depilační krém',
  ],
  [
    'self-tanner',
    ['self-tanning'],
    'Selbstbräuner|Autobronzant|Autobronceador|Autoabbronzante|Autobronzeador|Samoopalacz|Zelfbruiner|Självbrunare|Selvbruner|Samoopalovací krém',
  ],
]

const ROWS = NAMES.flatMap(([what, uses, names]) =>
  names.split('|').map((name) => [name, what, uses] as const),
)

it.each(ROWS)('S08: "%s" is a %s', (name, _what, uses) => {
  const list = parseList(`${name}\nIngredients: Aqua, Glycerin, Panthenol`, knowledge)
  const found = usesOf(list, { type: null, byNames: [] })(0)

  expect([...found], name).toEqual(expect.arrayContaining([...uses]))
})

it('S08: a dye for lashes is none for hair, unless it says so, whatever dyes it holds', () => {
  const useOf = (name: string) =>
    usesOf(parseList(`${name}\nIngredients: Aqua, P-Phenylenediamine`, knowledge), {
      type: null,
      byNames: ['hair-dye'],
    })(0)
  const lashes = ROWS.filter(([, what]) => what === 'eyelash tint').map(([name]) => name)
  expect(lashes.filter((name) => useOf(name).has('hair-dye'))).toEqual([])
  expect([...useOf('Hair and eyelash dye')]).toEqual(
    expect.arrayContaining(['hair-dye', 'lash-dye', 'eye', 'hair']),
  )
})

it('S08: what stays on is not rinsed off, and the other way round', () => {
  for (const [name, , uses] of ROWS) {
    const found = usesOf(parseList(`${name}\nIngredients: Aqua, Glycerin`, knowledge), {
      type: null,
      byNames: [],
    })(0)
    if (uses.includes('leave-on')) expect(found.has('rinse-off'), name).toBe(false)
    if (uses.includes('rinse-off')) expect(found.has('leave-on'), name).toBe(false)
  }
})
