/**
 * Lists written for this project, each with the names it holds by hand. Every way in which real labels are messy
 * stands here at least once. `?` is a name the knowledge does not have; `~` one known by its class only.
 */
type GoldList = { what: string; text: string; holds: string }

export const GOLD: readonly GoldList[] = [
  {
    what: 'plain',
    text: 'Aqua, Glycerin, Panthenol, Phenoxyethanol',
    holds: 'AQUA|GLYCERIN|PANTHENOL|PHENOXYETHANOL',
  },
  { what: 'full stop at the end', text: 'Aqua, Squalane, Tocopherol.', holds: 'AQUA|SQUALANE|TOCOPHEROL' },
  {
    what: 'capitals',
    text: 'WATER, BUTYLENE GLYCOL, CARBOMER, TROMETHAMINE',
    holds: 'AQUA|BUTYLENE GLYCOL|CARBOMER|TROMETHAMINE',
  },
  {
    what: 'small letters',
    text: 'water, niacinamide, zinc pca, sodium hyaluronate',
    holds: 'AQUA|NIACINAMIDE|ZINC PCA|SODIUM HYALURONATE',
  },
  {
    what: 'title case breaks INCI case',
    text: 'Peg-40 Stearate, Ci 77491, Bht, Disodium Edta',
    holds: 'PEG-40 STEARATE|CI 77491|BHT|DISODIUM EDTA',
  },
  {
    what: 'Latin names',
    text: 'Simmondsia Chinensis (Jojoba) Seed Oil, Butyrospermum Parkii (Shea) Butter',
    holds: 'SIMMONDSIA CHINENSIS SEED OIL|BUTYROSPERMUM PARKII BUTTER',
  },
  {
    what: 'bracket without a blank',
    text: 'Rosmarinus Officinalis(Rosemary)Leaf Extract, Allantoin',
    holds: 'ROSMARINUS OFFICINALIS LEAF EXTRACT|ALLANTOIN',
  },
  {
    what: 'slashes inside names',
    text: 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Dimethicone/Vinyl Dimethicone Crosspolymer',
    holds: 'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER|DIMETHICONE/VINYL DIMETHICONE CROSSPOLYMER',
  },
  {
    what: 'blanks around the slash',
    text: 'Caprylic / Capric Triglyceride, Ammonium Acryloyldimethyltaurate / VP Copolymer',
    holds: 'CAPRYLIC/CAPRIC TRIGLYCERIDE|AMMONIUM ACRYLOYLDIMETHYLTAURATE/VP COPOLYMER',
  },
  {
    what: 'locants',
    text: 'Glycerin,1,2-Hexanediol,Caprylyl Glycol,1,10-Decanediol',
    holds: 'GLYCERIN|1,2-HEXANEDIOL|CAPRYLYL GLYCOL|1,10-DECANEDIOL',
  },
  {
    what: 'locant with a blank',
    text: 'Glycerin, 1, 2-Hexanediol, Betaine',
    holds: 'GLYCERIN|1,2-HEXANEDIOL|BETAINE',
  },
  {
    what: 'locant with a lost comma',
    text: 'Glycerin, 1 2-Hexanediol, Betaine',
    holds: 'GLYCERIN|1,2-HEXANEDIOL|BETAINE',
  },
  {
    what: 'number before a locant',
    text: 'Polysorbate 60,1,2-Hexanediol',
    holds: 'POLYSORBATE 60|1,2-HEXANEDIOL',
  },
  {
    what: 'three languages',
    text: 'Water/Aqua/Eau, Fragrance/Parfum, Honey/Mel/Miel',
    holds: 'AQUA|PARFUM|MEL',
  },
  { what: 'brackets in a row', text: 'Water (Aqua) (Eau), Glycerin', holds: 'AQUA|GLYCERIN' },
  { what: 'back slashes', text: 'Water\\Aqua\\Eau, Dimethicone', holds: 'AQUA|DIMETHICONE' },
  {
    what: 'US colours',
    text: 'Mica, Yellow 5 Lake (CI 19140), Blue 1, FD&C Red No. 40',
    holds: 'MICA|CI 19140|CI 42090|CI 16035',
  },
  { what: 'misread CI', text: 'Talc, Cl 77499, C1 77492', holds: 'TALC|CI 77499|CI 77492' },
  {
    what: 'commas in brackets',
    text: 'Talc, Iron Oxides (CI 77491, CI 77492, CI 77499), Mica',
    holds: 'TALC|IRON OXIDES|MICA',
  },
  {
    what: 'allergens in the brackets of parfum',
    text: 'Aqua, Parfum (Linalool, Citral)',
    holds: 'AQUA|PARFUM|LINALOOL|CITRAL',
  },
  {
    what: 'ppm',
    text: 'Aqua, Panthenol (10,000 ppm), Madecassoside (3,663ppm), Ceramide NP (0.5ppm)',
    holds: 'AQUA|PANTHENOL|MADECASSOSIDE|CERAMIDE NP',
  },
  {
    what: 'per cent',
    text: 'Aqua, Ascorbic Acid (23%), Propanediol 5 %, Glycerin 2,5%',
    holds: 'AQUA|ASCORBIC ACID|PROPANEDIOL|GLYCERIN',
  },
  {
    what: 'drug facts',
    text: 'Active: Avobenzone 3%, Homosalate 10%. Inactive: Water, Glycerin',
    holds: 'BUTYL METHOXYDIBENZOYLMETHANE|HOMOSALATE|AQUA|GLYCERIN',
  },
  {
    what: 'amount in front',
    text: 'Active Ingredients: 1.0% Salicylic Acid. Inactive Ingredients: Alcohol Denat., Water',
    holds: 'SALICYLIC ACID|ALCOHOL DENAT.|AQUA',
  },
  {
    what: 'asterisks',
    text: 'Aqua, Argania Spinosa Kernel Oil*, Tocopherol, Limonene**\n*Organic **From natural oils',
    holds: 'AQUA|ARGANIA SPINOSA KERNEL OIL|TOCOPHEROL|LIMONENE',
  },
  {
    what: 'footnote that repeats a name',
    text: 'Aqua, Niacinamide*, Glycerin, *Vitamin B3',
    holds: 'AQUA|NIACINAMIDE|GLYCERIN',
  },
  { what: 'marks in front', text: 'Aqua, ^Limonene, ^Geraniol', holds: 'AQUA|LIMONENE|GERANIOL' },
  {
    what: 'pipes',
    text: 'aqua | sodium laureth sulfate | cocamidopropyl betaine',
    holds: 'AQUA|SODIUM LAURETH SULFATE|COCAMIDOPROPYL BETAINE',
  },
  { what: 'bullets', text: 'Aqua • Glycerin • Parfum', holds: 'AQUA|GLYCERIN|PARFUM' },
  {
    what: 'full stops',
    text: 'Aqua. Paraffinum Liquidum. Glycerin. Phenoxyethanol.',
    holds: 'AQUA|PARAFFINUM LIQUIDUM|GLYCERIN|PHENOXYETHANOL',
  },
  {
    what: 'line breaks',
    text: 'Aqua\nGlycerin\nCetyl Alcohol\nParfum',
    holds: 'AQUA|GLYCERIN|CETYL ALCOHOL|PARFUM',
  },
  {
    what: 'wrapped lines',
    text: 'Aqua, Glycerin, Cetearyl\nAlcohol, Sodium\nBenzoate, Citric Acid',
    holds: 'AQUA|GLYCERIN|CETEARYL ALCOHOL|SODIUM BENZOATE|CITRIC ACID',
  },
  {
    what: 'hyphenated lines',
    text: 'Aqua, Ethylhexyl-\nglycerin, Di-\nmethicone',
    holds: 'AQUA|ETHYLHEXYLGLYCERIN|DIMETHICONE',
  },
  {
    what: 'blend',
    text: 'Aqua, Glyceryl Stearate (and) PEG-100 Stearate, Glycerin',
    holds: 'AQUA|GLYCERYL STEARATE|PEG-100 STEARATE|GLYCERIN',
  },
  { what: 'last name after and', text: 'Aqua, Glycerin, and Parfum', holds: 'AQUA|GLYCERIN|PARFUM' },
  {
    what: 'kit',
    text: 'Step 1: Aqua, Glycerin, Parfum.\nStep 2: Aqua, Squalane, Mica.',
    holds: 'AQUA|GLYCERIN|PARFUM|AQUA|SQUALANE|MICA',
  },
  {
    what: 'kit in square brackets',
    text: '[Ampoule] Water, Glycerin, Betaine\n[Cream] Water, Squalane, Panthenol',
    holds: 'AQUA|GLYCERIN|BETAINE|AQUA|SQUALANE|PANTHENOL',
  },
  {
    what: 'may contain',
    text: 'Mica, Dimethicone. May Contain (+/-): CI 77491, Titanium Dioxide (CI 77891)',
    holds: 'MICA|DIMETHICONE|CI 77491|TITANIUM DIOXIDE',
  },
  {
    what: 'may contain in brackets',
    text: 'Talc, Silica, [+/- Mica, CI 77491, CI 77492]',
    holds: 'TALC|SILICA|MICA|CI 77491|CI 77492',
  },
  {
    what: 'claim behind the list',
    text: 'Aqua, Glycerin. Free of parabens, parfum and alcohol.',
    holds: 'AQUA|GLYCERIN',
  },
  {
    what: 'claim before the list',
    text: 'Without mineral oil or silicones.\nIngredients: Aqua, Squalane',
    holds: 'AQUA|SQUALANE',
  },
  {
    what: 'lot code',
    text: 'Aqua, Glycerin, Disodium EDTA. F.I.L.# B172461/1.',
    holds: 'AQUA|GLYCERIN|DISODIUM EDTA',
  },
  {
    what: 'nano',
    text: 'Aqua, Titanium Dioxide [Nano], Zinc Oxide (nano)',
    holds: 'AQUA|TITANIUM DIOXIDE|ZINC OXIDE',
  },
  {
    what: 'lost separators',
    text: 'WaterGlycerinNiacinamideSodium HyaluronatePanthenol',
    holds: 'AQUA|GLYCERIN|NIACINAMIDE|SODIUM HYALURONATE|PANTHENOL',
  },
  {
    what: 'blanks only',
    text: 'Water Glycerin Niacinamide Sodium Hyaluronate Panthenol',
    holds: 'AQUA|GLYCERIN|NIACINAMIDE|SODIUM HYALURONATE|PANTHENOL',
  },
  {
    what: 'marketing head',
    text: '-Ceramides: help your skin to keep its moisture.\n-Peptides: smooth the look of lines.\n\nAqua, Ceramide NP, Glycerin',
    holds: 'AQUA|CERAMIDE NP|GLYCERIN',
  },
  {
    what: 'disclaimer',
    text: 'Aqua, Glycerin.\nPlease be aware that ingredient lists may change from time to time.',
    holds: 'AQUA|GLYCERIN',
  },
  {
    what: 'disclaimer without a blank',
    text: 'Aqua, Phenoxyethanol.Please be aware that lists may change.',
    holds: 'AQUA|PHENOXYETHANOL',
  },
  {
    what: 'entities',
    text: 'Butyrospermum&nbsp;Parkii Butter, FD&amp;C Yellow No. 5',
    holds: 'BUTYROSPERMUM PARKII BUTTER|CI 19140',
  },
  {
    what: 'zero-width blanks',
    text: 'Sodium\u200b Benzoate, Butylene Glycol Dicaprylate/\u200bDicaprate',
    holds: 'SODIUM BENZOATE|BUTYLENE GLYCOL DICAPRYLATE/DICAPRATE',
  },
  { what: 'tags', text: '<p>Aqua, Glycerin,<br/>Parfum</p>', holds: 'AQUA|GLYCERIN|PARFUM' },
  {
    what: 'German heading',
    text: 'Inhaltsstoffe: Aqua, Glycerin, Alcohol Denat.',
    holds: 'AQUA|GLYCERIN|ALCOHOL DENAT.',
  },
  {
    what: 'French heading and accents',
    text: 'Ingrédients : Aqua, Huile Végétale, Cire d’abeille',
    holds: 'AQUA|VEGETABLE OIL|CERA ALBA',
  },
  {
    what: 'full-width signs',
    text: '全成分：水、グリセリン、Ｐａｎｔｈｅｎｏｌ',
    holds: 'AQUA|GLYCERIN|PANTHENOL',
  },
  {
    what: 'misread letters',
    text: 'Aqua, G1ycerin, Phenoxyethano1, Dirnethicone, 8isabolol',
    holds: 'AQUA|GLYCERIN|PHENOXYETHANOL|DIMETHICONE|BISABOLOL',
  },
  {
    what: 'misspelt',
    text: 'Aqua, Gliceryn, Xantham Gum, Niacinnamide',
    holds: 'AQUA|GLYCERIN|XANTHAN GUM|NIACINAMIDE',
  },
  { what: 'unknown and class', text: 'Aqua, Zorblax, Quimbia Zorbana Leaf Extract', holds: 'AQUA|?|~' },
  { what: 'empty places', text: 'Aqua,, Glycerin, , Parfum,', holds: 'AQUA|GLYCERIN|PARFUM' },
  {
    what: 'unclosed bracket',
    text: 'Aqua, Helianthus Annuus (Sunflower Seed Oil, Glycerin',
    holds: 'AQUA|HELIANTHUS ANNUUS SEED OIL|GLYCERIN',
  },
  {
    what: 'benzyl alcohol after denat',
    text: 'Alcohol Denat, Benzyl Alcohol, Cetyl Alcohol',
    holds: 'ALCOHOL DENAT.|BENZYL ALCOHOL|CETYL ALCOHOL',
  },
]
