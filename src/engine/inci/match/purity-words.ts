import { nameKey } from './name-key.ts'

/**
 * What shops and packs of many countries say in front of a substance or behind it: how pure it is, how it was grown, pressed or wrapped. Without
 * the word it is the same substance. Kept as name keys: capitals without accents.
 */
const PURITY_WORDS = new Set(
  // English
  (
    'organic certified natural naturally pure purest cold pressed virgin extra refined unrefined raw wildcrafted non gmo fair trade pharmaceutical grade cosmetic ' +
    'finest quality eco bio sustainable kosher usp bp ep nf ph eur food encapsulated microencapsulated micronized micronised nano premium fresh ultra medical the active ' +
    'purified concentrated stabilized stabilised anhydrous authentic genuine real ' +
    // German
    'rein reine reiner reines reinem reinen reinste reinstes hochrein hochreine hochreines naturrein naturreines natürlich natürliche natürlicher natürliches natürlichem natürlichen ' +
    'echt echte echtes echter roh rohe rohes frisch frische frisches nativ native natives raffiniert raffinierte raffiniertes unraffiniert unraffinierte unraffiniertes ' +
    'verkapselt verkapselte verkapseltes mikroverkapselt mikroverkapseltes stabilisiert stabilisierte stabilisiertes konzentriert konzentriertes biologisch biologisches ökologisch ökologisches ' +
    'hochwertig hochwertiges ätherisches aetherisches kaltgepresst kaltgepresste kaltgepresstes gereinigt gereinigte gereinigter gereinigtes wasserfrei wasserfreie wasserfreies ' +
    // French
    'pur pure purs pures naturel naturelle naturels naturelles biologique biologiques vierge raffiné raffinée brut brute frais fraîche encapsulé encapsulée microencapsulé microencapsulée ' +
    'stabilisé stabilisée concentré concentrée purifié purifiée véritable anhydre officinal officinale ' +
    // Spanish, Portuguese, Italian
    'puro pura puros puras puri natural naturales naturais virgen virgem vergine refinado refinada raffinato raffinata crudo cruda cru crua grezzo grezza fresco fresca ' +
    'encapsulado encapsulada microencapsulado microencapsulada incapsulato incapsulata microincapsulato microincapsulata estabilizado estabilizada stabilizzato stabilizzata ' +
    'concentrado concentrada concentrato concentrata orgánico orgánica orgânico orgânica biológico biológica biologico biologica ecológico ecológica ecologico ecologica naturale naturali ' +
    'auténtico auténtica artesanal purificado purificada depurato depurata anhidro anhidra anidro anidra ' +
    // Dutch, Scandinavian
    'zuiver zuivere puur pure natuurlijk natuurlijke biologische geraffineerd geraffineerde ongeraffineerd ongeraffineerde ingekapseld ingekapselde gestabiliseerd gestabiliseerde vers verse ' +
    'rauw rauwe koudgeperst koudgeperste gezuiverd gezuiverde watervrij ren rent rena rene naturlig naturligt naturlige ekologisk ekologiskt ekologiska økologisk økologiske raffinerad raffinerat ' +
    'raffineret raffinert kallpressad koldpresset kaldpresset inkapslad inkapslat indkapslet innkapslet renat renset stabiliserad stabiliserat stabiliseret stabilisert äkta ægte ekte ' +
    // Polish, Czech, Slovak
    'czysty czysta czyste naturalny naturalna naturalne organiczny organiczna organiczne ekologiczny ekologiczna ekologiczne rafinowany rafinowana rafinowane nierafinowany nierafinowana nierafinowane ' +
    'enkapsulowany enkapsulowana kapsułkowany mikrokapsułkowany stabilizowany stabilizowana surowy surowa świeży świeża świeże skoncentrowany purificato oczyszczony oczyszczona oczyszczone bezwodny bezwodna ' +
    'čistý čistá čisté přírodní prírodný prírodná prírodné rafinovaný rafinovaná nerafinovaný panenský stabilizovaný stabilizovaná enkapsulovaný enkapsulovaná čerstvý ' +
    // Hungarian, Romanian, Finnish, Baltic, Turkish, southern Slavic
    'tiszta természetes finomított kapszulázott stabilizált pură naturală organic organică rafinat rafinată încapsulat stabilizat crud puhdas luonnollinen luomu kapseloitu stabiloitu puhas looduslik ' +
    'grynas gryna natūralus natūrali tīrs tīra dabīgs dabīga saf doğal organik rafine kapsüllenmiş stabilize čist čista čisto prirodni prirodna prirodno inkapsulirani stabilizirani rafinirano ' +
    // Cyrillic and Greek
    'чистый чистая чистое натуральный натуральная натуральное органический органическая органическое инкапсулированный инкапсулированная стабилизированный стабилизированная рафинированное ' +
    'нерафинированное очищенный очищенная очищенное безводный безводная концентрированный чистий чиста чисте натуральний натуральна натуральне органічний органічна інкапсульований стабілізований ' +
    'чист чисто натурален натурална натурално органичен инкапсулиран стабилизиран природни природно καθαρός καθαρή καθαρό φυσικός φυσική φυσικό αγνό αγνή βιολογικό ' +
    // Arabic, Hebrew, Persian, Hindi, Korean, Japanese, Thai, Vietnamese, Indonesian
    'نقي نقية طبيعي طبيعية عضوي خالص טהור טהורה טבעי טבעית אורגני शुद्ध प्राकृतिक 순수 천연 유기농 고순도 ピュア 天然 純粋 高純度 บริสุทธิ์ murni alami organik'
  )
    .split(' ')
    .map(nameKey),
)

/** `key` is a word as `nameKey` gives it. */
export function isPurityWord(key: string): boolean {
  return PURITY_WORDS.has(key)
}

/** The words that are left where those around them are taken off at both ends. */
export function between(words: readonly string[], isAround: (word: string) => boolean): readonly string[] {
  let from = 0
  let to = words.length
  while (from < to && isAround(words[from] ?? '')) from++
  while (to > from && isAround(words[to - 1] ?? '')) to--
  return words.slice(from, to)
}
