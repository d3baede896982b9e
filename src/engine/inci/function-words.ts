/**
 * What shops write in a column beside the names: the functions of CosIng and their everyday forms, in small letters, in
 * the languages in which such tables are met. Words that are also ingredients (`fragrance`, `parfum`) count only in a
 * column that holds others.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'abrasive|absorbent|adhesive|anti-aging|anti-ageing|anticaking|anti-caking agent|antifoaming|anti-irritant|anti-inflammatory',
    'antimicrobial|antioxidant|anti-oxidant|antiperspirant|antistatic|astringent|base|binder|binding|bleaching|brightening',
    'buffering|buffer|bulking|bulking agent|carrier|chelating|chelating agent|chelator|cleanser|cleansing|cleansing agent',
    'colorant|colourant|color|colour|conditioner|conditioning|conditioning agent|cooling|denaturant|deodorant|detangling',
    'dispersing agent|emollient|emulsifier|emulsifying|emulsion stabilising|emulsion stabilizer|emulsion stabilizing|exfoliant',
    'exfoliating|fatty alcohol|filler|film former|film forming|film-forming agent|flavour|flavor|flavouring|foam booster|foaming',
    'fragrance|fragrance component|gel former|gel forming|gelling agent|hair conditioning|humectant|hydrating|hydrator',
    'keratolytic|lubricant|masking|moisturiser|moisturizer|moisturising|moisturizing|occlusive|opacifier|opacifying|oxidising',
    'parfum|pearlescent|perfume|perfuming|ph adjuster|ph adjusters|ph regulator|pigment|plasticiser|plasticizer|preservative',
    'propellant|reducing|refatting|refreshing|skin brightening|skin conditioner|skin conditioning|skin-conditioning|skin protectant',
    'skin protecting|skin soothing|slip modifier|smoothing|solubiliser|solubilizer|solvent|soothing|stabiliser|stabilizer|surfactant',
    'sweetener|texture enhancer|texturiser|texturizer|thickener|thickening agent|tonic|uv absorber|uv filter|sunscreen|vehicle',
    'viscosity control|viscosity controlling|viscosity modifier|vitamin|water phase|wax|whitening|wetting agent|cell-communicating ingredient',
    // German
    'lösungsmittel|lösemittel|feuchthaltemittel|feuchtigkeitsspender|emulgator|konservierungsmittel|konservierungsstoff|duftstoff',
    'verdickungsmittel|verdicker|rückfetter|hautpflegend|tensid|antioxidans|farbstoff|säureregulator|ph-regulator|filmbildner|komplexbildner',
    // French
    'solvant|humectant|émollient|émulsifiant|conservateur|épaississant|tensioactif|antioxydant|colorant|régulateur de ph|hydratant|agent',
    // Spanish, Italian, Portuguese
    'disolvente|humectante|emoliente|emulsionante|conservante|espesante|tensioactivo|antioxidante|colorante|regulador de ph',
    'solvente|umettante|emolliente|emulsionante|conservante|addensante|tensioattivo|antiossidante|colorante|emulgente|espessante',
  ]
    .join('|')
    .split('|'),
)
