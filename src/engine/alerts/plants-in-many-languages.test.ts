import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { readAllergy } from './allergy-entry.ts'

const knowledge = realKnowledge()
const idsOf = (entry: string) => readAllergy(entry, knowledge).map(({ term }) => term?.id ?? null)

it.each([
  ['compositae', 'Schafgarbe|duizendblad|řebříček|cickafark|тысячелистник|बबूना|بومادران|ノコギリソウ|톱풀'],
  [
    'compositae',
    'měsíček lékařský|nechtík|goudsbloem|ringblomma|morgenfrue|kehäkukka|körömvirág|невен|კალენდულა|金盏菊',
  ],
  ['compositae', 'gråbo|parlagfű|pampeliška|paardenbloem|voikukka|kiaulpienė|pelašķi|saialill|गेंदा|ดาวเรือง'],
  ['tea', 'groene thee|Grüntee|zielona herbata|zöld tea|شاي أخضر|תה ירוק|हरी चाय|সবুজ চা|მწვანე ჩაი|trà xanh'],
  ['bee-products', 'čebele|bitės|mesilased|نحل|דבורים|मधुमक्खी|মৌমাছি|ფუტკარი|ผึ้ง|lebah'],
  ['citrus', 'limun|sidrun|ليمون|תפוז|नींबू|ლიმონი|կիտրոն|มะนาว|cam'],
  ['mushroom', 'houby|gomba|гъби|mantar|grybai|sēnes|פטריות|मशरूम|เห็ด|nấm'],
  ['stone-fruit', 'broskev|őszibarack|праскова|şeftali|ροδάκινο|ķirsis|אפרסק|هلو|ატამი|đào'],
  ['pine', 'borovice|fenyő|çam|πεύκο|pušis|صنوبر|אורן|ფიჭვი|thông'],
  ['turmeric', 'Kurkuma|zerdeçal|ciberžolė|كركم|हल्दी|হলুদ|კურკუმა|քրքում|ขมิ้น|nghệ'],
  ['basil', 'तुलसी|fesleğen|босилек|ريحان'],
  ['liquorice', 'मुलेठी|যষ্টিমধু|lakrica|عرق السوس|cam thảo'],
])('%s is understood in many languages: %s', (id, words) => {
  expect(words.split('|').filter((word) => !idsOf(word).includes(id))).toEqual([])
})

it.each([
  ['cam', 'pine'],
  ['çam', 'citrus'],
  ['قطيفة', 'compositae'],
  ['סנדלווד', 'lavender'],
])('a word is not that of another language: %s is no %s', (word, id) => {
  expect(idsOf(word)).not.toContain(id)
})
