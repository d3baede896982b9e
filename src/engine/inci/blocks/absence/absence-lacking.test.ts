import { expect, it } from 'vitest'
import { realKnowledge } from '../../../knowledge/folder.test-support.ts'
import { parseList } from '../../parse.ts'

const knowledge = realKnowledge()
const LIST = ['AQUA', 'GLYCERIN', 'PANTHENOL']
const names = (text: string) =>
  parseList(text, knowledge).items.map(
    ({ match, printed }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? printed,
  )

it.each([
  ['Ingredients', 'Absent: parabens, lanolin, formaldehyde.'],
  ['Ingredients', 'The following are missing: parabens, lanolin, formaldehyde.'],
  ['Ingredients', 'Not present in the formula: parabens, lanolin, formaldehyde.'],
  ['Ingredients', 'What does not occur in it: parabens, lanolin, formaldehyde.'],
  ['Ingredients', 'Left out of this formula: parabens, lanolin, formaldehyde.'],
  ['Ingredients', 'Parabens, lanolin and formaldehyde are missing.'],
  ['Ingrédients', 'Absents de la formule : parabènes, lanoline, formaldéhyde.'],
  ['Ingrédients', 'Dans la formule manquent : parabènes, lanoline, formaldéhyde.'],
  ['Ingrédients', 'Ne figurent pas dans la formule : parabènes, lanoline, formaldéhyde.'],
  ['Ingrédients', 'Parabènes, lanoline et formaldéhyde font défaut.'],
  ['Inhaltsstoffe', 'In der Rezeptur fehlen: Parabene, Lanolin, Formaldehyd.'],
  ['Inhaltsstoffe', 'Es fehlen: Parabene, Lanolin, Formaldehyd.'],
  ['Inhaltsstoffe', 'Nicht vorhanden: Parabene, Lanolin, Formaldehyd.'],
  ['Inhaltsstoffe', 'In der Rezeptur kommen nicht vor: Parabene, Lanolin, Formaldehyd.'],
  ['Ingredientes', 'Ausentes en la fórmula: parabenos, lanolina, formaldehído.'],
  ['Ingredientes', 'En la fórmula faltan: parabenos, lanolina, formaldehído.'],
  ['Ingredientes', 'No figuran en la fórmula: parabenos, lanolina, formaldehído.'],
  ['Ingredienti', 'Assenti nella formula: parabeni, lanolina, formaldeide.'],
  ['Ingredienti', 'Nella formula mancano: parabeni, lanolina, formaldeide.'],
  ['Ingredienti', 'Non presenti: parabeni, lanolina, formaldeide.'],
  ['Ingredientes', 'Ausentes da fórmula: parabenos, lanolina, formaldeído.'],
  ['Ingredientes', 'Não constam da fórmula: parabenos, lanolina, formaldeído.'],
  ['Skład', 'W składzie nie występują: parabeny, lanolina, formaldehyd.'],
  ['Skład', 'Do składu nie wchodzą: parabeny, lanolina, formaldehyd.'],
  ['Skład', 'W składzie brak: parabeny, lanolina, formaldehyd.'],
  ['Ingrediënten', 'In de formule ontbreken: parabenen, lanoline, formaldehyde.'],
  ['Ingrediënten', 'Niet aanwezig: parabenen, lanoline, formaldehyde.'],
  ['Ingredienser', 'I receptet saknas: parabener, lanolin, formaldehyd.'],
  ['Ingredienser', 'I formlen mangler: parabener, lanolin, formaldehyd.'],
  ['Ainesosat', 'Koostumuksesta puuttuu: parabeenit, lanoliini, formaldehydi.'],
  ['Složení', 'Ve složení chybí: parabeny, lanolin, formaldehyd.'],
  ['Zloženie', 'V zložení chýbajú: parabény, lanolín, formaldehyd.'],
  ['Sastojci', 'U sastavu se ne nalaze: parabeni, lanolin, formaldehid.'],
  ['Sestavine', 'V sestavi manjkajo: parabeni, lanolin, formaldehid.'],
  ['Összetevők', 'Az összetételből hiányzik: parabének, lanolin, formaldehid.'],
  ['Ingrediente', 'Din formulă lipsesc: parabeni, lanolină, formaldehidă.'],
  ['İçindekiler', 'Formülde yer almayanlar: paraben, lanolin, formaldehit.'],
  ['İçindekiler', 'Formülde paraben, lanolin, formaldehit yoktur.'],
  ['Состав', 'В составе отсутствуют: парабены, ланолин, вазелин, формальдегид.'],
  ['Состав', 'В состав не входят: парабены, ланолин, формальдегид.'],
  ['Состав', 'Парабены, ланолин, формальдегид в составе отсутствуют.'],
  ['Склад', 'У складі відсутні: парабени, ланолін, формальдегід.'],
  ['Състав', 'В състава липсват: парабени, ланолин, формалдехид.'],
  ['Συστατικά', 'Από τη σύνθεση απουσιάζουν: parabens, λανολίνη, φορμαλδεΰδη.'],
  ['成分', '配方中不包含：尼泊金酯、羊毛脂、甲醛。'],
  ['成分', '不含对羟基苯甲酸酯、羊毛脂、甲醛。'],
  ['全成分', 'パラベン、ラノリン、ホルムアルデヒドは含まれていません。'],
  ['전성분', '들어있지 않은 성분: 파라벤, 라놀린, 포름알데하이드.'],
])('what a list lacks is not in it: %s ... %s', (heading, sentence) => {
  for (const text of [
    `${heading}: Aqua, Glycerin, Panthenol. ${sentence}`,
    `${heading}: Aqua, Glycerin, Panthenol\n${sentence}`,
    `${sentence} ${heading}: Aqua, Glycerin, Panthenol`,
    `${sentence}\n\n${heading}: Aqua, Glycerin, Panthenol`,
  ])
    expect({ text, names: names(text) }).toEqual({ text, names: LIST })
})

it.each([
  'Nothing is missing: Aqua, Glycerin, Panthenol',
  'Nothing is absent. Ingredients: Aqua, Glycerin, Panthenol',
  'Never absent: Aqua, Glycerin, Panthenol',
  'Not absent: Aqua, Glycerin, Panthenol',
  'Hier fehlt nichts: Aqua, Glycerin, Panthenol',
  'Es fehlt an nichts: Aqua, Glycerin, Panthenol',
  'Nie fehlen: Aqua, Glycerin, Panthenol',
  'Was nicht fehlen darf: Aqua, Glycerin, Panthenol',
  'Nichts fehlt: Aqua, Glycerin, Panthenol',
  'No falta nada: Aqua, Glycerin, Panthenol',
  'No faltan: Aqua, Glycerin, Panthenol',
  'Nunca faltan: Aqua, Glycerin, Panthenol',
  'Non manca nulla: Aqua, Glycerin, Panthenol',
  'Non mancano mai: Aqua, Glycerin, Panthenol',
  'Não faltam: Aqua, Glycerin, Panthenol',
  'Ne manquent pas : Aqua, Glycerin, Panthenol',
  'Niczego nie brakuje: Aqua, Glycerin, Panthenol',
  'Niets ontbreekt: Aqua, Glycerin, Panthenol',
  'Er ontbreekt niets: Aqua, Glycerin, Panthenol',
  'Inget saknas: Aqua, Glycerin, Panthenol',
  'Der mangler ikke noget: Aqua, Glycerin, Panthenol',
  'Nic nechybí: Aqua, Glycerin, Panthenol',
  'Nic tu nie brakuje: Aqua, Glycerin, Panthenol',
  'Semmi sem hiányzik: Aqua, Glycerin, Panthenol',
  'Nu lipsește nimic: Aqua, Glycerin, Panthenol',
  'Ничего не отсутствует: Aqua, Glycerin, Panthenol',
  'Wenn der Haut Feuchtigkeit fehlt: Aqua, Glycerin, Panthenol',
  'Quand les lipides manquent : Aqua, Glycerin, Panthenol',
  'Parabens are bad, but nothing is absent: Aqua, Glycerin, Panthenol',
  'Nobody is missing out with our cream: Aqua, Glycerin, Panthenol',
])('what nothing lacks is inside: %s', (text) => {
  expect(names(text)).toEqual(LIST)
})
