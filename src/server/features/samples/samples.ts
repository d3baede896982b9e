import type { SampleAnswer, SampleName } from '../../../contract/sample.ts'
import { analyze } from '../../../engine/analyze.ts'
import type { Knowledge } from '../../../engine/knowledge/load.ts'
import type { Deps } from '../../deps.ts'

/** Kept for as long as its knowledge is: the same label always gets the same answer, and a crowd costs one analysis. */
const read = new WeakMap<Knowledge, Map<SampleName, SampleAnswer>>()

export function readSample({ knowledge }: Deps, sample: SampleName): SampleAnswer {
  const answers = read.get(knowledge) ?? new Map<SampleName, SampleAnswer>()
  read.set(knowledge, answers)
  const text = SAMPLE_LABELS[sample]
  const answer = answers.get(sample) ?? { sample, text, results: analyze(text, knowledge) }
  answers.set(sample, answer)
  return answer
}

/**
 * Printed labels of products that do not exist, each as a maker would set it, with what a reader meets on real packs:
 * a misprint (Ethylhexylgylcerin, Sodium Benzoat, Potasium Sorbate), a name whose published pore ratings disagree
 * (Cocos Nucifera Oil, Tocopheryl Acetate), and a trade name that no source explains.
 */
export const SAMPLE_LABELS: Record<SampleName, string> = {
  cream:
    'Ingredients: Aqua, Glycerin, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Niacinamide, ' +
    'Cetearyl Alcohol, Cocos Nucifera Oil, Panthenol, Tocopheryl Acetate, Phenoxyethanol, Velourine Complex, ' +
    'Xanthan Gum, Ethylhexylgylcerin, Parfum, Linalool',
  shampoo:
    'Ingredients: Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Glycerin, Tocopheryl Acetate, ' +
    'Hydrolyzed Wheat Protein, Polyquaternium-10, Capilux Repair-7, Citric Acid, Sodium Benzoat, Parfum, Limonene, ' +
    'Hexyl Cinnamal, Methylisothiazolinone',
  serum:
    'Ingredients: Aqua, Propanediol, Ascorbic Acid, Squalane, Sodium Hyaluronate, Isopropyl Myristate, ' +
    'Snail Secretion Filtrate, Ferulic Acid, Luminessa-3, Tocopheryl Acetate, Glyceryl Stearate, Carbomer, ' +
    'Sodium Hydroxide, Potasium Sorbate',
}
