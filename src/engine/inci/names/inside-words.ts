/** Words in front of the names inside a bracket: `Parfum (contains Limonene)`. */
export const INSIDE_WORDS =
  /^(?:(?:which |that )?(?:contain(?:s|ing)?|includ(?:es|ing)|consist(?:s|ing) of|compris(?:es|ing)|composed of|made (?:up )?of|with added)|incl\.?|inkl\.?|with|e\.g\.|eg|i\.e\.|such as|like|namely|mainly|active ingredients?|actives?|ingredients?|(?:enthält|enthaltend|enthaelt|beinhaltet|bestehend aus|besteht aus|mit|darunter|unter anderem|u\.a\.|z\.b\.|wie|wirkstoffe?)|(?:contient|contenant|composée? de|constituée? de|à base de|avec|dont|comme|notamment)|(?:contiene|contienen|compuest[oa] (?:por|de)|a base de|incluye|con|como|que contiene)|(?:contenente|compost[oa] da|a base di|tra cui|come)|(?:contém|contem|compost[oa] por|à base de|com|inclui)|(?:zawiera|zawierający|składa się z|w tym|na bazie|m\.in\.|np\.|z)|(?:bevat|bevattende|bestaande uit|op basis van|met|zoals)|(?:innehåller|består av|med|indeholder|består af|inneholder|som)|(?:sisältää|sis\.)|(?:obsahuje|na bázi|s|so)|(?:conține|conţine|pe bază de|cu)|(?:tartalmaz|tartalma)|(?:içerir|içeren)|(?:содержит|содержащий|состоит из|в том числе|на основе|включая|с|містить)|(?:περιέχει|με)|allergens?|allergene|allergènes|alérgenos|allergeni|alergeny)[ :]+|^(?:含有?|内含|包含|包括|主要成分)[: ]?/iu

/** The same where they stand behind the names: `ハイドロキノン配合`. */
export const INSIDE_ENDS = /(?:を?含有|を?含む|配合|など|等|함유|포함|içerir|içeren|tartalmaz|-tartalmú)$/u

/** What a bracket says of where a substance came from, how it was made or what it is for tells no further name. */
export const ORIGIN_WORDS =
  /^(?:(?:derived |obtained |extracted |sourced |made |produced |distilled |isolated |coming )?(?:from|of|by|out of|via)|derived|derivative|as|for|used|aus|gewonnen|von|als|für|zur?|issue?s? d[eu'’]|provenant|obtenue?s? |tirée?s? d|d[eu'’]s? ?|extraite?s? d|pour|de|del|de la|derivad[oa]s? d|obtenid[oa]s? d|procedente|para|da|dal|dalla|dell[ao']|di|derivat[oa]|ottenut[oa]|per|do|dos|das|obtid[oa]|z|ze|otrzyman\p{L}+|pochodz\p{L}+|pozyskiw\p{L}+|uit|van|voor|afkomstig|gewonnen|från|av|fra|af|til|för|ur|från|z|ze|din|из|от|для|del|по)(?: |$)/iu

/** Words of trade names: what is in brackets behind them is what they hold, not the same in other words. */
const TRADE = new Set(
  (
    'complex complexes blend blends mix mixture mixtures matrix base bases agent agents active actives system systems formula formulation technology cocktail concentrate composition compound compounds infusion ' +
    'booster solution fusion duo trio quartet premix preparation treatment cream creme lotion serum gel powder factor elixir essence fluid preserver preservative preservatives preservation whitener whitening brightening lightening bleach bleaching ' +
    'komplex wirkkomplex wirkstoffkomplex pflegekomplex mischung ölmischung basis wirkstoff wirkstoffe mittel rezeptur konzentrat lösung konservierungsmittel konservierer konservierungssystem aktivstoff ' +
    'complexe complexes mélange agent actif actifs système technologie concentré composé conservateur conservateurs solution ' +
    'complejo mezcla activo activos agente sistema fórmula tecnología concentrado compuesto conservante conservantes solución ' +
    'complesso miscela attivo attivi agente sistema formula tecnologia concentrato composto conservante conservanti soluzione ' +
    'complexo mistura ativo ativos agente tecnologia composto solução ' +
    'kompleks mieszanka mieszanina baza składnik środek substancja konserwant roztwór ' +
    'mengsel actief stof middel systeem basis conserveermiddel oplossing blanding blandning aktiv aktivt ämne stof konserveringsmedel konserveringsmiddel seos kompleksi ' +
    'směs komplex zmes komplexum keverék amestec karışım kompleks комплекс смесь основа актив система консервант раствор суміш μίγμα σύμπλεγμα'
  ).split(' '),
)
/** German and the languages of the north write them at the end of a word. */
const GLUED = ['komplex', 'complex', 'kompleks', 'mischung', 'blanding', 'blandning', 'mengsel']
const TRADE_SIGNS = /复合|複合|配方|成分|混合|基质|コンプレックス|複合体|컴플렉스|복합|성분/u

/** `Active Complex`, `Wirkstoffkomplex`, `Mélange actif`. */
export function isTradeName(head: string): boolean {
  const words = head.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return (
    TRADE_SIGNS.test(head) ||
    words.some(
      (word) => TRADE.has(word) || GLUED.some((end) => word.length > end.length + 2 && word.endsWith(end)),
    )
  )
}
