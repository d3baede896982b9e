import { expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { namesInProse } from './names-in-prose.ts'

const knowledge = realKnowledge()

/** Phrases as they stand in the sentence, with the official name behind each. */
it.each([
  [
    'It holds glycerin, "niacinamide" and (caprylic/capric triglyceride).',
    [
      ['glycerin', 'GLYCERIN'],
      ['niacinamide', 'NIACINAMIDE'],
      ['caprylic/capric triglyceride', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'],
    ],
  ],
  [
    'Sodium lauryl sulfate; sodium laureth sulfate!',
    [
      ['Sodium lauryl sulfate', 'SODIUM LAURYL SULFATE'],
      ['sodium laureth sulfate', 'SODIUM LAURETH SULFATE'],
    ],
  ],
  [
    'glycerin glycerin',
    [
      ['glycerin', 'GLYCERIN'],
      ['glycerin', 'GLYCERIN'],
    ],
  ],
  ['Nothing known here', []],
  ['Aqua', [['Aqua', 'AQUA']]],
  ['', []],
  ['PEG-7 Glyceryl Cocoate? yes', [['PEG-7 Glyceryl Cocoate', 'PEG-7 GLYCERYL COCOATE']]],
  [
    'vitamin c, vitamin e',
    [
      ['vitamin c', 'ASCORBIC ACID'],
      ['vitamin e', 'TOCOPHEROL'],
    ],
  ],
  ['Butyrospermum Parkii Butter', [['Butyrospermum Parkii Butter', 'BUTYROSPERMUM PARKII BUTTER']]],
  [
    'Pentaerythrityl tetra-di-t-butyl hydroxyhydrocinnamate',
    [
      [
        'Pentaerythrityl tetra-di-t-butyl hydroxyhydrocinnamate',
        'PENTAERYTHRITYL TETRA-DI-T-BUTYL HYDROXYHYDROCINNAMATE',
      ],
    ],
  ],
  [
    'The hydrolyzed wheat protein pg propyl silanetriol of it',
    [
      ['hydrolyzed wheat protein', 'HYDROLYZED WHEAT PROTEIN'],
      ['pg', 'PROPYLENE GLYCOL'],
      ['silanetriol', 'SILANETRIOL'],
    ],
  ],
  ['sodium lauryl', []],
  ['Water:', [['Water', 'AQUA']]],
  ['“glycerin”', [['glycerin', 'GLYCERIN']]],
  ['’glycerin’', [['’glycerin', 'GLYCERIN']]],
  ['...', []],
  ['.', []],
  [
    'acrylates / C10-30 alkyl acrylate crosspolymer',
    [['acrylates / C10-30 alkyl acrylate crosspolymer', 'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER']],
  ],
  [
    'disodium ethylene dicocamide peg-15 disulfate here',
    [['disodium ethylene dicocamide peg-15 disulfate', 'DISODIUM ETHYLENE DICOCAMIDE PEG-15 DISULFATE']],
  ],
])('the names in %j', (text, found) => {
  expect(namesInProse(text, knowledge).map(({ phrase, name }) => [phrase, name])).toEqual(found)
})
