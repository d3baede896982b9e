import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()

const typeOf = (title: string) =>
  analyze(`${title}\nIngredients: Aqua, Glycerin, Cetearyl Alcohol, Panthenol`, knowledge).productType.value

it.each([
  'Hand cream for use after every wash',
  'Night cream. Use on cleansed skin',
  'Day cream; pairs with our cleansing foam',
  'Facial oil, goes on after the shower',
  'Body butter for freshly showered skin',
  'Cream for hands dried out by frequent washing',
  'Hair cream between washes',
  'Serum, follow with nothing but a clean towel; do not rinse off',
  'Soap-free hand lotion',
  'Handcreme nach dem Händewaschen',
  'Serum auf die gereinigte Haut geben',
  'Körpermilch für die frisch geduschte Haut',
  'Gesichtscreme, passt zu unserem Reinigungsschaum',
  'Lait corps après la douche',
  'Crème visage, sur peau nettoyée ou démaquillée',
  'Sérum, à utiliser avec notre gel nettoyant',
  'Leche corporal para después de la ducha',
  'Crema facial, aplicar tras el limpiador',
  'Crema viso dopo la detersione con il nostro detergente',
  'Latte corpo dopo la doccia',
  'Creme para o corpo depois do banho',
  'Balsam do ciała po kąpieli',
  'Krem do rąk po umyciu mydłem',
  'Bodylotion voor na het douchen',
  'Hudkräm efter duschen',
  'Крем для тела после душа',
])('S08: what was done before or goes with it makes nothing of it that is rinsed off: %s', (title) => {
  expect(typeOf(title)).toBe('leave-on')
})

it.each([
  'Gentle shampoo, followed by our leave-in care',
  'Shampoo. Afterwards use our leave-on mask',
  'Mildes Shampoo, danach unsere Kur ohne Ausspülen',
  'Shampooing, suivi de notre crème sans rinçage',
  'Champú, después usar nuestro acondicionador sin aclarado',
  'Shampoo delicato, da completare con il nostro olio senza risciacquo',
  'Szampon, następnie odżywka bez spłukiwania',
  'Shower gel, then moisturise with our body lotion',
  'Cleansing bar, replaces soap',
  'Face wash after sport',
  'Shower gel after the beach',
  'Shampoo for hair washed every day',
  'Waschgel nach dem Training',
  'Après-shampooing nourrissant',
  'Balsamo dopo shampoo',
  'Mask. Apply to washed hair, rinse out after 5 minutes',
  'Gel nettoyant. Rincer après usage',
])('S08: a companion that stays on makes nothing of what is rinsed off: %s', (title) => {
  expect(typeOf(title)).toBe('rinse-off')
})

it.each([
  ['Bodylotion nach der Dusche', 'Salicylic Acid 1,5 %', 'over'],
  ['Loción alisante para el cuerpo', 'Salicylic Acid 1 %', 'over'],
  ['Lait corps lissant', 'Salicylic Acid 1 %', 'over'],
  ['Cream for the face, put on after cleansing', 'Methylisothiazolinone 5 ppm', 'over'],
  ['Duschgel, danach unsere Bodylotion', 'Methylisothiazolinone 5 ppm', 'within'],
  ['Shampoo, then our leave-in conditioner', 'Methylisothiazolinone 5 ppm', 'within'],
])('S08: %s with %s is %s the limit of what it is', (title, name, verdict) => {
  const { ingredients } = analyze(`${title}: Aqua, Glycerin, Cetyl Alcohol, ${name}`, knowledge)

  expect(ingredients.at(-1)?.limit?.verdict).toBe(verdict)
})

it.each([
  'Customers also bought: Shampoo, Conditioner, Sun Spray SPF 50',
  'You may also like\nMild Shampoo 200 ml',
  'Related products: Shower gel',
  'Similar products\nDeep clean shampoo\nHair spray',
  'Frequently bought together: Lipstick',
  'Kunden kauften auch: Shampoo',
  'Ähnliche Produkte\nDuschgel',
  'Les clients ont aussi acheté : Gel douche',
  'También te puede interesar: Champú',
  'Prodotti correlati: Shampoo',
  'Produkty podobne: Szampon',
  '関連商品: シャンプー',
])('S08: what a shop names beside a list tells nothing of its own kind: %s', (others) => {
  const list = 'Ingredients: Aqua, Glycerin, Methylisothiazolinone, Parfum'
  const alone = analyze(list, knowledge)
  for (const text of [
    `${list}\n\n${others}`,
    `Face Cream 50 ml\n${list}.\n${others}`,
    `${others}\n\n${list}`,
  ]) {
    const { productType, overallScore } = analyze(text, knowledge)
    expect({ productType, overallScore }, text).toEqual({
      productType: { value: 'leave-on', isGuessed: true },
      overallScore: alone.overallScore,
    })
  }
})
