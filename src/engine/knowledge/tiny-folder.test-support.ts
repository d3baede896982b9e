/** A knowledge of three names with everything in it once. Columns are parted by bars here, lists in a cell by semicolons. */
const TINY: Record<string, string> = {
  'sources.tsv': `
    id|title|date|url
    law|The law|2020-01-02|https://law.example
    # a remark
    book|A book|2021-03-04|`,
  'functions.tsv': `
    term|plain
    Solvent|dissolves
    Humectant|holds water`,
  'ingredients/a.tsv': `
    inci|cas|ec|functions|source|origin|vegan|origin_source
    AQUA|7732-18-5|231-791-2|Solvent|law|mineral|yes|book
    ROSA CANINA SEED OIL|1 / 2|3 / 4|Solvent, Humectant|law|plant|yes|book
    CI 77891|||Solvent|law|mineral|unknown|law`,
  'regulation.tsv': `
    inci|annex|ref|effect|limit|since|source
    AQUA|III|12|annex-iii|1 %|2020-01-01|law
    AQUA|III|13|fragrance-allergen||2020-01-01|law`,
  'traits.tsv': `
    inci|trait|note|source
    AQUA|pregnancy|A note|book`,
  'comedogenic.tsv': `
    inci|ratings|set_aside
    AQUA|law 0;book 5|salt
    CI 77891|book 1|`,
  'sentences.tsv': `
    inci|sentence|source
    AQUA|It is wet.|book`,
  'monographs.tsv': `
    inci|part|grade|text|source`,
  'contact-allergens.tsv': `
    inci|strength|note|source
    AQUA|frequent|often|law`,
  'irritants.tsv': `
    inci|grade|note|source
    AQUA|mild|a little|book`,
  'substance-lists.tsv': `
    inci|axis|status|text|source
    AQUA|environment|possible|It may flood.|book
    AQUA|pfas|listed|It is told to be one.|law`,
  'constituents.tsv': `
    oils|constituent|min|max|sources
    AQUA|CI 77891|1|2.5|law;book`,
  'skin-care.tsv': `
    concern|min_severity|part|step|inci|text|source
    shine|0|morning|cleanse||Wash|law
    redness|10|beneficial||AQUA|Calms|book
    any|2.5|weekly|||Rest|book`,
  'label-use.tsv': `
    inci|labels|of|place|often_with|source
    AQUA|10|10|first-five|CI 77891|book`,
  'synonyms.tsv': `
    inci|synonyms|source
    AQUA|Water;Eau|book
    AQUA|CI 99999|book`,
  'plants.tsv': `
    latin|also|common|source
    ROSA CANINA|Rosa Rubra|Rosehip;Dog Rose|book`,
  'plant-oils.tsv': `
    plant|inci|source`,
  'classes.tsv': `
    id|label|starts|ends|contains|functions|origin|vegan|score|allergen|sentence|source
    peg|an ethoxylated substance|PEG-|||Solvent|synthetic|unknown|90|no|It mixes.|law
    plant|a plant|@plants|EXTRACT;OIL|LEAF|Humectant|plant|yes|0.5|yes|It grows.|book`,
  'allergies.tsv': `
    id|label|words|inci|name_words|in_oils|because|source
    wet|Water|Wet;Moist|AQUA;@fragrance-allergen;@pregnancy|rain|yes|It is water.|law`,
  'may-hold.tsv': `
    name_words|allergies|note|source
    MIST|wet|it may be wet|book`,
  'pregnancy.tsv': `
    id|name_words|allergy|refs|least|most|note|source
    wet|WET;damp|wet||0.5|2|Keep dry|book`,
  'animals.tsv': `
    id|words|allergies|vegan|made|source
    beast|BEAST;!PLANT||unknown||book
    hide|HIDE||no|yes|law`,
  'printed-origins.tsv': `
    id|origin|kind|words|source
    plant|plant|word|PLANT|book
    rose|plant|crop|ROSE|book`,
  'interactions.tsv': `
    label_a|a|label_b|b|text|source
    water|AQUA|white|CI 77891;AQUA|They run.|book`,
  'near-guards.tsv': `
    names|reason
    AQUA;CI 77891|none`,
  'stop-list.tsv': `
    name|also|cas|verdict|group|except|ref|since|note|source|ec
    Zorbane|Zorbol;Zorb-3|7-7-7|banned|salts|Zorbane Oxide|9|2020-01-01||law|700-700-7
    Quimbia|||conditional|preparations||8|2020-01-01|as a seed|law
    Rosehip Tea||1|conditional|name||7|2020-01-01|too hot|law
    Soup|||no-cosmetic|name||||a food|book`,
  'stop-decisions.tsv': `
    inci|ref|reason|source
    ROSA CANINA SEED OIL|7|the tea only shares its number|law`,
  'other-substances.tsv': `
    name|resembles|source
    AQUE|AQUA|book
    Zorbone|Zorbane|book`,
  'score-decisions.tsv': `
    check|of|reason|source`,
}

/** Rows as they are written here, as rows of a file. */
export const asTsv = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('|', '\t').replaceAll(';', '|'))
    .join('\n')

export const TINY_FILES: Record<string, string> = Object.fromEntries(Object.entries(TINY).map(([name, table]) => [name, asTsv(table)]))
