/** Words as they begin in folded text; a dot ends the word. */
function wordsThatBegin(text: string): RegExp {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'u')
}

/** Small letters without accents, so that `enthält` and `Enthalt` are one. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
}

/** What says that only traces are meant, or nothing for certain. */
const TRACES = wordsThatBegin(
  folded(`
  trace., traces., may contain, might contain, may also contain, can contain, spuren, trazas, tracce, traços, vestígios, sporen,
  spor af, spor av, spår av, ślady, śladow, stopy, stopové, nyomokban, urme de, jäämiä, pieniä määriä, eser miktar, ίχνη, следы,
  peut contenir, puede contener, puede contenir, pode conter, può contenere, kan bevatten, może zawierać, kan innehålla,
  kan indeholde, kan inneholde, saattaa sisältää, voi sisältää, může obsahovat, môže obsahovať, tartalmazhat, poate conține,
  içerebilir, может содержать, могут содержать, μπορεί να περιέχει`),
)
const TRACES_WITHOUT_BLANKS = /微量|痕量|極微量|可能含|미량|混入/u

/** What says that something is inside. */
const CONTAINS = wordsThatBegin(
  folded(`
  contain., contains., containing., contained., enthält, enthalten., enthaelt, contient, contiennent, contenant, contenir, contiene,
  contener, contenere, contém, contêm, conter., bevat, zawiera, innehåll, indehold, innehold, sisältää, obsahuj, obsahovat,
  tartalmaz, conține., conținut, içerir, içermekte, içerebilir, содержит, содержат, содержать, περιέχ`),
)
const CONTAINS_WITHOUT_BLANKS = /含|を使用|原料|由来|함유|포함|들어|사용한|사용하는|원료/u

/** What says of what something was made. */
const MADE_OF = wordsThatBegin(
  folded(`
  made from, made with, made of, made out of, derived from, obtained from, extracted from, sourced from, hergestellt aus,
  hergestellt mit, gewonnen aus, fabriqué, à partir de, issu de, issue de, issus de, dérivé de, à base de, elaborado,
  hecho con, hecho de, obtenido de, derivado de, a partir de, ottenuto da, derivato da, derivata da, prodotto con, prodotto da, fatto con,
  feito com, feito de, produzido, obtido de, gemaakt van, gemaakt met, afgeleid van, gewonnen uit, wyprodukowan, otrzyman, wytworzon,
  tillverkad av, framställd, utvunnen, fremstillet, fremstilt, laget av, lavet af, valmistettu, vyrobeno, vyrobené, készült, obținut,
  elde edil, yapılmış, изготовлен, получен, произведен`),
)

/** What says what else is handled where it was made. */
const HANDLED = wordsThatBegin(
  folded(`
  facility, facilities, factory, equipment, production line, also process, processes., processed in, handles., handling, betrieb, verarbeitet,
  produktionslinie, atelier, usine, installation, unité de production, fábrica, instalación, instalacion, equipo, linea di, línea,
  stabilimento, impianto, instalações, linha de, bedrijf, fabriek, zakład, zakladzie, linii, anläggning, anlæg, fabrik, anlegg, tehtaassa,
  závod, provoz, üzem, fabrică, tesiste, предприяти, производств, линии, εγκατάσταση`),
)
const HANDLED_WITHOUT_BLANKS = /工場|工厂|工廠|生产线|生產線|製造ライン|設備|시설|공장/u

/** What says that somebody is warned. */
const WARNS = wordsThatBegin(
  folded(`
  warning, caution, allergen, achtung, warnhinweis, avertissement, mise en garde, advertencia, avvertenz, advertência, waarschuwing,
  ostrzeżeni, varning, advarsel, varoitus, upozorn, figyelmezt, avertisment, avertizare, uyarı, предупрежден, осторожно, alérgen, alergen,
  alergén, аллерген, αλλεργιογόν`),
)
const WARNS_WITHOUT_BLANKS = /アレルゲン|アレルギー|过敏原|過敏原|致敏|알레르기|알러지|警告|경고/u

/** Somebody who has an allergy, unlike `allergens`. */
const PERSON = wordsThatBegin(
  folded(`
  allergy, allergie, allergic, allergik, allergisch, allergisk, allergique, allergia, sensitive to, hypersensitiv, überempfindlich,
  alergi, intoleran, uczulen, uczulon, nadwrażliw, overgevoelig, аллерги, alerji,
  αλλεργί`),
)
const GLUED_PERSON = /allergi(?:e|en|ker|kern|kerinnen|a|sk|ska)(?!\p{L})/u

/** What tells somebody to use it, or not to. */
const USE = wordsThatBegin(
  folded(`
  suitable, use., used., using., recommended, avoid, geeignet, anwend, verwend, benutz, empfohlen, convient, utilis, employ, recommand,
  déconseill, éviter, apto, apta, usar., utiliz, recomend, evit, adatt, usare, indicat, geschikt, gebruik, aanbevol, vermijd, stosowa, stosuj,
  używa, odpowiedni, używ, använd, lämplig, undvik, brug., bruges, egnet, bruk, undgå, unngå, käyt, sovellu, sovi, použív, vhodn,
  használ, folosi, kullan, использ, примен, подход, χρησιμοποι, κατάλληλ`),
)

/** `Suitable for people with a nut allergy`: nobody is warned. */
const INVITES = wordsThatBegin(
  folded(`
  suitable, safe, friendly, tested, sicher, seguro, sicuro, veilig, bezpieczn, geeignet, getestet, verträglich, convient, adapté, testé, apto, apta, testado, probado, indicado, adatt, testat,
  geschikt, getest, odpowiedni, testowan, lämplig, egnet, velegnet, sopii, vhodn, подход`),
)

/** `Ask a doctor if you are allergic to nuts`, unlike `Nut allergy safe`. */
const IF = wordsThatBegin(
  folded(`
  if., allergic to, wenn., falls., bei., si., en cas., en caso., se., in caso., em caso., caso., jeśli., jeżeli., w przypadku., indien., als., bij., om.,
  hvis., ved., jos., pokud., ak., ha., dacă., eğer., если., при., εάν., αν.`),
)

export type Cue = 'traces' | 'contains' | 'allergy'

/** What a sentence says of what is inside, or whom it warns; null where it says neither. `denies`: it holds a denial. */
export function cueOf(sentence: string, denies: boolean): Cue | null {
  const text = folded(sentence)
  if (TRACES.test(text) || TRACES_WITHOUT_BLANKS.test(text) || isPossible(text)) return 'traces'
  const says =
    [CONTAINS, MADE_OF, HANDLED, WARNS].some((words) => words.test(text)) ||
    [CONTAINS_WITHOUT_BLANKS, HANDLED_WITHOUT_BLANKS, WARNS_WITHOUT_BLANKS].some((words) => words.test(text))
  if (says) return 'contains'
  return isOfPerson(text) && (denies || (IF.test(text) && !INVITES.test(text))) ? 'allergy' : null
}

/** `Kann Nüsse enthalten`, `Kan noten bevatten`: a verb in two parts. */
function isPossible(text: string): boolean {
  return (
    /(?<!\p{L})(?:kann|konnen|kan|kunnen)(?!\p{L})/u.test(text) &&
    /(?:enthalten|bevatten)(?!\p{L})/u.test(text)
  )
}

/** `Do not use if allergic to nuts` denies the use and no ingredient. */
export function warnsPerson(sentence: string): boolean {
  const text = folded(sentence)
  return isOfPerson(text) && USE.test(text)
}

function isOfPerson(text: string): boolean {
  return PERSON.test(text) || GLUED_PERSON.test(text)
}
