/**
 * What the fields of pasted data and the heads of pasted tables are called; in small letters, words parted by blanks.
 * `name` in order of what is best read where a record has several.
 */
const NAME_WORDS =
  'inci|inci name|inciname|ingredient inci|inci ingredient|ingredient name|ingredient|ingredients|substance|substance name|component|component name|raw material|material|' +
  'inhaltsstoff|inhaltsstoffe|bestandteil|stoff|zutat|ingrédient|ingrédients|nom inci|ingrediente|ingredientes|ingredienti|nome inci|nombre inci|składnik|składniki|' +
  'ingrediënt|ingrediënten|ingrediens|ingredienser|ainesosa|složka|összetevő|içerik|состав|ингредиент|компонент|성분|成分|全成分|name|display name|common name|label|title|text|value|bezeichnung|nom|nombre|nome|nazwa|naam|namn|navn|název'
const NAMES: ReadonlyMap<string, number> = new Map(NAME_WORDS.split('|').map((word, rank) => [word, rank]))

const LIST =
  /(?:^| )(?:ingredients?|ingredient list|ingredients? text|incis?|inci list|inhaltsstoffe|bestandteile|zutaten|ingrédients|composition|compositions|formula|formulation|recipe|components|contents|actives?|wirkstoffe?|actifs?|ingredientes|ingredienti|composición|composizione|composição|składniki|skład|ingrediënten|ingredienser|innehåll|indhold|ainesosat|složení|összetevők|içindekiler|ingrediente|compoziție|состав|ингредиенты|성분|전성분|成分|全成分)(?: |$)/u

const DENIED =
  /(?:^| )(?:free from|free of|without|excludes?|excluded|excluding|exclusions?|does not contain|not included|contains no|no added|absent|avoids?|avoided|banned|blacklist|ohne|frei von|sans|exempt de|sin|libre de|senza|privo di|sem|bez|zonder|utan|uden)(?: |$)/u

const SHARE =
  /^(?:%|pct|per ?cent|percentage|percent estimate|share|conc|concentration|concentration percent|% w w|w w|ww|wt|wt %|weight percent|weight pct|anteil|gehalt|prozent|konzentration|pourcentage|teneur|porcentaje|percentuale|concentrazione|concentración|stężenie|zawartość|procent|yüzde|oranı?|hàm lượng|tỷ lệ|النسبة|نسبة|ποσοστό|százalék|procenta|podíl|podiel|delež|udio|osuus|prosent|比例|浓度|濃度|비율)$/u
const AMOUNT =
  /^(?:amount|quantity|qty|dosage|dose|level|menge|quantité|cantidad|quantità|quantidade|ilość|hoeveelheid|mängd|mængde|weight|parts)$/u

/** What a thing is there for, where it comes from, which one it is: no name, whatever it says. */
const BESIDE =
  /^(?:functions?|roles?|purposes?|uses?|used for|what it does|what is it|what it is|description|desc|details|benefits?|benefit|effect|why|category|class|type|kind|group|notes?|comments?|remarks?|origin|source|derived from|cas|cas no|cas number|cas nr|ec|ec no|ec number|einecs|id|no|nr|index|rank|order|position|phase|grade|score|ewg|ewg score|rating|concern|risk|hazard|safety|supplier|brand|url|link|image|icon|img|slug|colou?r|funktion(?:en)?|zweck|wirkung|beschreibung|herkunft|ursprung|quelle|fonctions?|rôle|utilité|description|origine|provenance|función|funciones|uso|descripción|origen|funzione|funzioni|ruolo|descrizione|função|descrição|origem|funkcja|funkcje|rola|opis|pochodzenie|functie|functies|beschrijving|herkomst|funktioner|beskrivning|beskrivelse|ursprung|oprindelse|funkce|účel|popis|původ|funkció|szerep|işlev|işlevi|görevi|açıklama|функция|функции|назначение|роль|описание|происхождение|기능|역할|용도|机能|功能|用途|作用|機能|目的|役割)$/u

/** Whether something is inside. */
const PRESENCE =
  /^(?:present|contains|contained|included|is included|is present|in product|inside|used|enthalten|présent|contiene)$/u

/** `inciName`, `inci_name`, `INCI-Name:` → `inci name` */
function fieldName(printed: string): string {
  return printed
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[_\-\s:@./()#*]+/g, ' ')
    .replace(/(?<!\d)\d{1,4}$/, '')
    .trim()
}

export type FieldKind = 'name' | 'list' | 'denied' | 'share' | 'amount' | 'beside' | 'presence' | 'other'

/** What a field holds by its name. A list is told first only by what it holds: `inci` may name one or all. */
export function kindOfField(printed: string): FieldKind {
  const name = fieldName(printed)
  if (DENIED.test(name)) return 'denied'
  if (NAMES.has(name)) return 'name'
  if (SHARE.test(name)) return 'share'
  if (AMOUNT.test(name)) return 'amount'
  if (BESIDE.test(name)) return 'beside'
  if (PRESENCE.test(name)) return 'presence'
  return LIST.test(name) ? 'list' : 'other'
}

/** The lower, the likelier the field holds the name that is meant. */
export function rankOfName(printed: string): number {
  return NAMES.get(fieldName(printed)) ?? NAMES.size
}

/** Of more than one name: `ingredients`, `inci list`; `name` and `title` are never one. */
export function mayHoldList(printed: string): boolean {
  return LIST.test(fieldName(printed))
}

export function saysWhatItHolds(printed: string): boolean {
  const kind = kindOfField(printed)
  return kind === 'list' || (kind === 'name' && !/^(?:title|text|label|value|name)$/.test(fieldName(printed)))
}
