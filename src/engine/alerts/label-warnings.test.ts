import { expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const alertsOf = (allergies: string[], text: string) =>
  (
    analyze(text, knowledge, {
      profile: {
        skinType: null,
        allergies,
        preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
        isPregnant: false,
      },
    }).alerts ?? []
  ).filter(({ kind }) => kind === 'allergy')

const LIST = 'Ingredients: Aqua, Glycerin, Tocopherol.'

it.each([
  ['peanut', 'Warning: contains peanut oil.'],
  ['peanut', 'Allergens: peanut, celery.'],
  ['almond', 'Allergen information: contains almond and sesame.'],
  ['sesame', 'Allergen information: contains almond and sesame.'],
  ['soy', 'Contains: soy, wheat.'],
  ['wheat', 'Contains: soy, wheat.'],
  ['nuts', 'May contain traces of nuts and sesame.'],
  ['sesame', 'May contain traces of nuts and sesame.'],
  ['peanut', 'Produced in a facility that also processes peanuts.'],
  ['tree nuts', 'Made on shared equipment with tree nuts.'],
  ['wheat', 'Made from wheat.'],
  ['milk', 'The lactic acid is derived from milk.'],
  ['aspirin', 'Do not use if you are allergic to aspirin.'],
  ['nuts', 'Not suitable for people with a nut allergy.'],
  ['peanut', 'Ask a doctor if you have a peanut allergy.'],
  ['ppd', 'Contains phenylenediamines (toluenediamines). Can cause an allergic reaction.'],
  ['peanut', 'Kann Spuren von Erdnüssen enthalten.'],
  ['nuts', 'Kann Spuren von Mandeln und Haselnüssen enthalten.'],
  ['soja', 'Enthält: Soja, Weizen.'],
  ['wheat', 'Hergestellt aus Weizen.'],
  ['nuts', 'Nicht für Nussallergiker geeignet.'],
  ['soy', 'Peut contenir des traces de soja et de lait.'],
  ['milk', 'Peut contenir des traces de soja et de lait.'],
  ['peanut', "Attention : contient de l'huile d'arachide."],
  ['peanut', 'Puede contener trazas de cacahuetes.'],
  ['almond', 'Contiene almendra.'],
  ['nuts', 'Può contenere tracce di frutta a guscio.'],
  ['wheat', 'Contiene frumento e soia.'],
  ['soy', 'Pode conter vestígios de soja.'],
  ['peanut', "Kan sporen van pinda's bevatten."],
  ['nuts', 'Kan noten bevatten.'],
  ['peanut', 'Może zawierać śladowe ilości orzeszków ziemnych.'],
  ['soy', 'Zawiera soję.'],
  ['peanut', 'Kan innehålla spår av jordnötter.'],
  ['nuts', 'Kan indeholde spor af nødder.'],
  ['soy', 'Saattaa sisältää soijaa.'],
  ['peanut', 'Может содержать следы арахиса.'],
  ['peanut', 'Содержит арахис.'],
  ['peanut', '本品は落花生を含む。'],
  ['soy', '本产品含有大豆成分。'],
  ['milk', '우유 함유'],
  ['peanut', 'Může obsahovat stopy: arašídy.'],
])('tells %s what the label says: %s', (allergy, sentence) => {
  const quote = sentence.replace(/[.。]$/, '').split('. ')[0] ?? ''
  for (const text of [`${LIST} ${sentence}`, `${LIST}\n${sentence}`, `${sentence}\n${LIST}`])
    expect(
      alertsOf([allergy], text).map((alert) => alert.text),
      text,
    ).toEqual([expect.stringContaining(`The label says: "${quote}`)])
})

it.each([
  ['peanut', 'Free from peanuts.'],
  ['nuts', 'Contains no nut oils.'],
  ['nuts', 'Made in a nut-free facility.'],
  ['soy', 'Does not contain soy, wheat or milk.'],
  ['soy', 'Enthält kein Soja.'],
  ['gluten', 'Enthält glutenfreie Stärke.'],
  ['peanut', 'Ne contient pas d’arachide.'],
  ['milk', 'No contiene leche.'],
  ['milk', 'Non contiene latte.'],
  ['soy', 'Não contém soja.'],
  ['nuts', 'Bevat geen noten.'],
  ['soy', 'Nie zawiera soi.'],
  ['soy', 'Не содержит сои.'],
  ['nuts', 'Suitable for nut allergy sufferers.'],
  ['nuts', 'NUT-ALLERGY SAFE!'],
  ['nuts', 'Für Nussallergiker geeignet.'],
  ['nuts', "Contient de l'huile de noix de coco."],
  ['milk', 'Contains coconut milk.'],
  ['peanut', 'Apply a peanut-sized amount.'],
  ['coconut', 'With the scent of coconut water.'],
  ['soy', 'Burns like a soy candle.'],
  ['peanut', 'Warning: for external use only.'],
  ['milk', 'Enthält Milchsäure.'],
  ['nuts', 'Contains nutmeg.'],
  ['retinol', 'Contains a retinol-like compound.'],
])('is silent for %s: %s', (allergy, sentence) => {
  expect(alertsOf([allergy], `${LIST} ${sentence}`)).toEqual([])
})

it('speaks of traces as traces, once, and not as of an ingredient', () => {
  const text = `${LIST} May contain traces of nuts and sesame.`
  const [alert, ...more] = alertsOf(['nuts'], text)
  expect(more).toEqual([])
  expect(alert?.text).toBe(
    'You listed an allergy to nuts. The label says: "May contain traces of nuts and sesame". It speaks of traces or of what may be inside.',
  )
})

it('does not hide a warning behind a claim before it', () => {
  const text = `${LIST} No peanuts, may contain traces of almonds.`
  expect(alertsOf(['almond'], text)).toHaveLength(1)
})
