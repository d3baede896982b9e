import type { SampleName } from '../../../contract/sample.ts'

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
