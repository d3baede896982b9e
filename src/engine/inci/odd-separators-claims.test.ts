import { describe, expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { parseList } from './parse.ts'

const knowledge = realKnowledge()
const namesOf = (text: string) =>
  parseList(text, knowledge).items.map(
    ({ match }) => knowledge.ingredients[match.ingredient ?? -1]?.inci ?? match.tier,
  )

const NAMES = ['AQUA', 'GLYCERIN', 'SQUALANE', 'PANTHENOL']

describe('a claim between two marks denies itself and takes no name behind it away', () => {
  it.each([
    'İçindekiler: Aqua, Glycerin, *alkol içermez*, Squalane, Panthenol',
    'Składniki: Aqua, Glycerin, *nie zawiera alkoholu*, Squalane, Panthenol',
    'Összetevők: Aqua, Glycerin, *alkoholmentes*, Squalane, Panthenol',
    '全成分：水、グリセリン、※無香料※、スクワラン、パンテノール',
    '전성분: 정제수, 글리세린, ※파라벤 무첨가※, 스쿠알란, 판테놀',
    'Ingredienti: Aqua, Glycerin, _senza parabeni_, Squalane, Panthenol',
    'Состав: Aqua, Glycerin, «без спирта», Squalane, Panthenol',
    'Inhaltsstoffe: Aqua, Glycerin, **enthält keinen Alkohol**, Squalane, Panthenol',
    'Ingredients: Aqua, Glycerin, "contains no dyes", Squalane, Panthenol',
    'Ingredients: Aqua, Glycerin, ~no alcohol~, Squalane, Panthenol',
    'Ingredienser: Aqua, Glycerin, *parfymfri*, Squalane, Panthenol',
    'ส่วนประกอบ: Aqua, Glycerin, *ไม่มีแอลกอฮอล์*, Squalane, Panthenol',
    'Składniki: Aqua - Glycerin - nie zawiera parabenów - Squalane - Panthenol',
  ])('%s', (text) => {
    expect(namesOf(text)).toEqual(NAMES)
  })

  it('names between marks stay names', () => {
    expect(namesOf('Ingredients: Aqua, *Glycerin*, "Squalane", Panthenol*. *organic')).toEqual(NAMES)
  })

  it('Persian says what is absent', () => {
    expect(
      namesOf('Ingredients: Aqua, Glycerin, Squalane, Panthenol. فاقد پارابن، سولفات، الکل و عطر'),
    ).toEqual(NAMES)
  })
})
