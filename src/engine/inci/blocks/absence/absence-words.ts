/**
 * Words for what a product lacks. They deny what stands behind them (`Ausentes en la fórmula: ...`) and, where nothing does, what
 * stands before them (`Talc and lanolin are absent.`).
 */
export const LACKING = words(
  'absent|are missing|is missing|not present|do not occur|does not occur|not contained|not featured|not found in|nowhere to be found|are lacking|is lacking|are left off',
  "absents|absente|absentes|manquent|font défaut|fait défaut|brillent par leur absence|ne figurent pas|ne figure pas|ne s'y trouvent pas|non présents|non inclus|non contenus|non ajoutés|n'y figurent pas",
  'fehlen|fehlt|abwesend|nicht vorhanden|nicht dabei|kommen nicht vor|kommt nicht vor|nicht vertreten|nicht zu finden|bleiben weg|glänzen durch abwesenheit',
  'ausente|ausentes|faltan|no figuran|no figura|no aparecen|no aparece|no están presentes|no presentes|no se encuentran|no se encuentra|no incluidos|no incluidas|no forman parte|brillan por su ausencia|omitidos|omitidas',
  'assenti|assente|mancano|manca|non figurano|non compaiono|non presenti|non presente|non sono presenti|non si trovano|non inclusi|non incluse|non fanno parte|non rientrano|non ci sono|omessi|omesse|omessa|omesso',
  'faltam|não figuram|não constam|não consta|não aparecem|não se encontram|não estão presentes|não presentes|não incluídos|não incluídas|não fazem parte|não há',
  'nie występują|nie występuje|nieobecne|nieobecny|nieobecna|nie wchodzą|nie wchodzi|nie są obecne|nie znajdują się|nie znajduje się|pominięto|pominięte|brak tu',
  'ontbreken|ontbreekt|afwezig|niet aanwezig|niet inbegrepen|niet opgenomen|komen niet voor|komt niet voor|niet vertegenwoordigd',
  'saknas|frånvarande|finns inte|finns ej|förekommer inte|förekommer ej|ingår inte|ingår ej|mangler|fraværende|er ikke med|findes ikke|finnes ikke|forekommer ikke|indgår ikke|inngår ikke|ikke til stede',
  'puuttuu|puuttuvat|ei sisälly|eivät sisälly|ei esiinny|eivät esiinny|eivät ole|ei ole mukana|puudub|puuduvad|ei esine|ei kuulu|nėra sudėtyje|neįeina|nav sastāvā|sastāvā nav',
  'chybí|chybějí|nejsou obsaženy|není obsažen|není obsaženo|nevyskytuje se|nevyskytují se|se nevyskytují|nejsou přítomny|nejsou přítomné|nepřítomné|nejsou součástí|se nenacházejí|se nenachází',
  'chýba|chýbajú|nenachádza sa|nenachádzajú sa|sa nenachádzajú|nevyskytuje sa|nevyskytujú sa|sa nevyskytujú|nie sú obsiahnuté|neprítomné|nie sú prítomné|nie sú súčasťou',
  'nedostaje|nedostaju|nisu prisutni|nisu uključeni|odsutni|odsutno|ne nalaze se|se ne nalaze|ne sadrže|manjka|manjkajo|odsotni|odsotno|odsotne|niso prisotni|niso vključeni|ne vsebujejo',
  'hiányzik|hiányoznak|nem található|nem találhatók|nem szerepel|nem szerepelnek|nincsenek benne|nincs benne|nincs jelen',
  'lipsesc|lipsește|lipseşte|absenți|nu se regăsesc|nu se găsesc|nu figurează|nu sunt incluse|nu sunt prezente|nu apar|nu intră|omise',
  'yoktur|yok|bulunmaz|bulunmuyor|bulunmayan|bulunmayanlar|yer almaz|yer almıyor|yer almiyor|yer almayan|yer almayanlar|olmayanlar|eklenmemiştir|kullanılmayan|kullanilmayan',
  'отсутствуют|отсутствует|не входят|не входит|не встречаются|не присутствуют|не присутствует|не представлены|не добавлены|не добавлено|не значатся|не хватает|недостаёт',
  'відсутні|відсутній|відсутня|відсутнє|не входять|не входить|не зустрічаються|не додано|бракує|отсъстват|отсъства|липсват|липсва|не се съдържат|не са включени|не влизат|не се срещат',
  'απουσιάζουν|απουσιάζει|λείπουν|λείπει|δεν υπάρχουν|δεν υπάρχει|δεν περιλαμβάνονται|δεν περιλαμβάνεται',
  'غير موجود|غير موجودة|لا توجد|لا يوجد|يخلو من|تخلو من|لا تتضمن|لا يتضمن|אינם כלולים|לא כלולים|לא נמצאים|נעדרים|חסרים|vắng mặt|không bao gồm|không xuất hiện|tidak terdapat|tidak termasuk|ไม่พบ|ไม่ประกอบด้วย|अनुपस्थित',
  '不包含|不存在|没有添加|未加入|未包含|不包括|含まれていません|含まれておりません|含まれません|含まれていない|配合されていません|들어있지 않은|들어 있지 않은|포함되지 않은|포함하지 않은|함유하지 않은|빠진 성분',
)

/**
 * Words that open a claim of absence: what follows them in their sentence or block is not in the product. In small
 * letters, by language, for every language whose list headings are read.
 */
export const ABSENCE_BEFORE = [
  ...LACKING,
  ...words(
    // English
    '[no]|good riddance to|so long to|so long,|farewell|we keep out|keeps out|what we keep out|what stays out|stays out:|left on the shelf|phased out|phases out|phasing out|did away with|does away with|done away with|does without|do without|gone:|dropped:|removed:|swapped out|opts out of|opt out of|passes on|no place for|no room for|zero tolerance of|not a single',
    'free-of|free-from|formulated free|clear of|goodbye to|we skip|skips|skipping|ditched|ditches|minus the',
    'rejects|rejected|refuses to use|forgoes|lacks|lacking|eliminates|blacklisted|no-no list|never list|not in this',
    'not in our|with no|containing zero|has no|have no',
    'w/o|w/out|formerly contained|previously contained|used to contain|no longer contains|no longer contain|old formula|previous formula',
    'former formula|old formulation|previous formulation|old recipe|old ingredients|previous ingredients|former ingredients|old inci',
    'tested for|lab tested|lab-tested|laboratory tested|lab results|screened for|heavy metals|impurities:|contaminants:',
    "free of|free from|formulated without|made without|without|does not contain|doesn't contain",
    "do not contain|don't contain|does not include|doesn't include|do not include|not contain",
    'contains no|contain no|containing no|contains none|contain none|contains zero|contains neither',
    'none of these|none of the following|never contains|never contain|never use|never uses|never used',
    "never added|never add|do not use|don't use|do not add|don't add|not used|not included|not added",
    'not made with|not formulated with|never formulated with|never made with|excludes|excluding',
    'excluded|avoids|avoided|we avoid|omits|leaves out|leave out|left out|say no to|says no to',
    "said no to|won't find|will not find|what it is not|what it isn't|what it's not|what's not in",
    "what is not in|what's not inside|what isn't in|what we leave|devoid of|void of|banned from our",
    'ingredients we ban|absence of|zero added|no added',
    'blacklist:|black list:|banned list:|no list:|off limits|zero tolerance for|exempt from|we ban',
    'bans|we shun|shuns|steer clear of|steers clear of|stay away from|stays away from|stay clear of|stays clear of|rid of',
    "other brands'|others'",
    'unlike|in contrast to|as opposed to|im gegensatz zu|anders als|contrairement aux|contrairement à|a diferencia de|a differenza de|a differenza di|ao contrário|w przeciwieństwie do|in tegenstelling tot|na rozdíl od|na rozdiel od',
    'other brands|ordinary brands|stayed on the shelf|stay on the shelf|struck off|crossed out|crossed off|taken out|thrown out|kicked out|out of the recipe|nasties|baddies|no trace of|nope to|dirty dozen|toxic ten|toxic twenty|no-nos|no nos|hall of shame|naughty list|unwanted list|hit list|instead of|in place of|in lieu of|not a drop of|not a trace of|not a hint of',
    'others use|other brands use|others put|other brands put|most brands use|many brands use|competitors use|some brands use|others rely on',
    "no-list|left behind|leave behind|leaves behind|absolutely no|strictly no|definitely no|guaranteed no|ingredients we avoid|ingredients we never|won't see|will not see|hold the|not welcome|no trace of|no traces of|we gave up",
    'to exclude|to omit|no longer inside|no longer used|no longer added|no longer included|no longer present|no longer in|no longer part',
    // French
    "se passe de|se passent de|on s'en passe|fait l'impasse sur|font l'impasse sur|laissé de côté|écartés :|écarté :|écartons|écarte les|zappé|on a zappé|bye bye les|au revoir les|fini les|finis les|stop aux|non aux|sans aucune trace",
    'sans|ne contient pas|ne contient ni|ne contient aucun|ne contient aucune|ne contiennent pas|ne contiennent ni',
    "ne contiennent aucun|ne contiennent aucune|ne renferme pas|ne renferme aucun|exempt de|exempt d'|exempte de|exempte d'",
    "exempts de|exemptes de|dépourvu de|dépourvue de|n'utilisons jamais|n'utilisons pas",
    "n'utilisons aucun|n'employons|jamais de|jamais d'|aucun ajout de|ce qu'il n'y a pas|exclut",
    'excluons|évite les|banni|bannis|bannissons',
    'exclus de|exclues de|exclu de|exclue de|exclusion de|liste noire|proscrit|proscrits|proscrivons|refusons|on refuse|on dit non',
    "dit non à|disons non|dire non à|évitons|on évite|absence de|absence d'|garanti sans|garantie sans|libre de|renonçons",
    "supprimé les|supprimé le|retiré les|pas la moindre trace de|aucune trace de|aucune trace d'|banni les|bannit|sans ajout de",
    'ancienne formule|ancienne composition|anciens ingrédients|contenait auparavant|ne contient plus|métaux lourds|impuretés',
    "les autres utilisent|d'autres utilisent|d'autres marques utilisent|les autres marques|les autres marques utilisent|exit le|exit la|exit les|exit l'|adieu|supprimés :|retirés :|retirés de la formule|les indésirables|au lieu de|à la place de|au lieu d'",
    "n'est plus dans|ne sont plus dans|retirés depuis|absents désormais",
    // German
    'wir streichen|aussortiert|nicht auf der liste|nein zu|schluss mit|ade:|tschüss|auf wiedersehen',
    'nicht mehr enthalten|nicht mehr drin|nicht mehr dabei|nicht mehr verwendet|nicht mehr in|jetzt ohne|alte rezeptur|alte formel|frühere rezeptur|bisherige rezeptur|alte inhaltsstoffe|früher enthalten|enthielt früher|enthält nicht mehr',
    'laborgeprüft auf|getestet auf|geprüft auf|schwermetalle|verunreinigungen:',
    'ohne|frei von|enthält keine|enthält kein|enthält keinen|enthält keinerlei|enthalten keine',
    'enthalten kein|enthält weder|enthält nicht|enthält nie|verzichtet auf',
    'verzichten auf|verzicht auf|verwenden wir keine|verwenden wir nie|wir verwenden keine',
    'wir verwenden nie|verwendet keine|nicht enthalten|kommt uns nicht|was nicht drin ist|nicht drin',
    'keinerlei|weder',
    'tabu für|tabu sind|tabu:|hier vergeblich|vergeblich:|schwarze liste|blacklist:|verbannt|verbannen|weggelassen|lassen wir weg',
    'ausgeschlossen|ausschluss von|abwesenheit von|nicht zugesetzt|kein zusatz von|lehnen wir ab|vermeiden|vermeidet|wir meiden',
    'sagen nein zu|nein zu|keine spur von|fehlen hier|fehlt hier|fehlanzeige|gestrichen haben wir|was wir weglassen',
    'andere verwenden|andere nutzen|andere setzen auf|dreckiges dutzend|statt|herkömmliche|andere marken|andere cremes|gewöhnliche|verabschiedet von|gestrichen:|raus:|entfernt:',
    // Spanish
    'prescinde totalmente de|dile adiós a|dijimos adiós a|descartado:|descartados:|fuera de la fórmula:|olvídate de|di no a|cero tolerancia',
    'otras marcas|adiós a|adiós al|le quitamos|hemos dejado de usar|hemos quitado|hemos eliminado|nos olvidamos|fuera:|eliminados:|quitamos|antes:|en lugar de|en vez de|otras marcas usan|otras usan|otros usan|las demás usan|docena sucia',
    'sin|libre de|libres de|no contiene|no contienen|exento de|exenta de|exentos de|exentas de',
    'no usamos|no utilizamos|nunca usamos|nunca utilizamos|nunca contiene|no incluye|no lleva',
    'no añadimos|excluye|carece de|ausencia de',
    'excluimos|evitamos|lista negra|prohibimos|dejamos fuera|quedan fuera|decimos no a|dice no a|prescindimos de|prescinde de',
    'descartamos|renunciamos a|renuncia a|ni rastro de|no encontrarás|no hallarás|libres totalmente de|sin adición de|no tiene|no tienen',
    'fórmula antigua|antigua fórmula|fórmula anterior|ya no contiene|contenía antes|metales pesados',
    'ya no lleva|ya no llevan|ya no tiene|ya no tienen|ya no usamos|ya no incluye',
    // Italian
    'fa a meno di|facciamo a meno di|rifiuta|rifiutiamo|scartati:|scartato:|banditi:|bandite:|esclusi:|escluse:|basta con|stop a',
    'non più presenti|non più presente|non più usati|non ci sono più|bandite dalla|banditi dalla|banditi dal|addio a|abbiamo tolto|abbiamo eliminato|tolti:|fuori:|prima:|altre marche|ricetta della nonna|invece di|al posto di|altri usano|altre marche usano|gli altri usano|sporca dozzina',
    'vecchia formula|formula precedente|non contiene più|metalli pesanti',
    'senza|privo di|priva di|privi di|prive di|non contiene|non contengono|esente da|esenti da',
    'non usiamo|non utilizziamo|non utilizza|non include|mai usiamo|assenza di|esclude',
    'escludiamo|evitiamo|lista nera|lasciamo fuori|resta fuori|restano fuori|diciamo no|dice no a|rinunciamo a|rinuncia a|niente',
    'nessuna traccia di|non troverai|non troverete|senza aggiunta di|non ha|banditi da|bandite da|abbiamo bandito|mettiamo al bando',
    // Portuguese
    'dispensa o|dispensa a|dispensa os|dispensa as|dispensa sais|dispensa qualquer|dispensa|descartámos|descartamos|abolimos|abolidos:|excluídos:|banidos:|diga adeus a|dissemos adeus a|nada contém de|nem pensar em',
    'outras marcas|adeus a|adeus ao|deixámos de fora|deixámos de usar|deixamos de usar|retirámos|retiramos|eliminámos|fora:|antes:|em vez de|em lugar de|no lugar de|outras marcas usam|outros usam|os outros usam',
    'sem|livre de|livres de|não contém|nao contem|não contêm|isento de|isenta de|isentos de',
    'isentas de|não usamos|não utilizamos|nunca usamos|não inclui|não leva|ausência de',
    'excluímos|evitamos|banimos|lista negra|lista proibida|deixamos de fora|deixamos fora|fica de fora|ficam de fora|dizemos não',
    'abdicamos de|dispensamos|sem adição de|não tem|não têm|não possui|não encontrará|nem vestígios de|renunciamos a',
    'fórmula antiga|antiga fórmula|já não contém|metais pesados',
    'já não tem|já não têm|já não leva|não contém mais|já não usamos',
    // Polish
    'wyrzuciliśmy|wyrzucone:|odrzucamy|odrzuciliśmy|eliminujemy|wykluczone:|wyeliminowane:|precz z|koniec z|mówimy stop|obywa się bez',
    'już nie ma|już bez|już nie używamy|inne marki|żegnaj|usunęliśmy|skład przed zmianą|przed zmianą|odeszły|czego tu nie|zamiast|inni używają|inne marki używają|brudna dwunastka',
    'stara formuła|stary skład|poprzedni skład|już nie zawiera|metale ciężkie',
    'bez|wolny od|wolna od|wolne od|nie zawiera|nie zawierają|nie używamy|nie stosujemy|nie dodajemy',
    'nie ma w nim|nigdy nie używamy',
    'nie ma|brak|brakuje|wykluczamy|wykluczyliśmy|unikamy|czarna lista|rezygnujemy z|zrezygnowaliśmy z|pozbawiony|pozbawiona',
    'pozbawione|nie znajdziesz|nie znajdziecie|nie dodano|nie dodaje|mówimy nie|ani śladu|zakazane u nas|wyeliminowaliśmy',
    // Dutch
    'laat achterwege|laten achterwege|geweerd:|geweerd uit|verbannen:|uitgesloten:|weggelaten:|niet toegestaan:|gedag tegen|afscheid van',
    'andere merken|andere crèmes|vaarwel|hebben we geschrapt|geschrapt:|eruit:|verwijderd:|in plaats van|anderen gebruiken|andere merken gebruiken',
    'zonder|vrij van|bevat geen|bevatten geen|bevat nooit|gebruiken nooit|gebruiken geen',
    'geen toegevoegde',
    'zit geen|zitten geen|zit niet|zitten niet|uitgesloten|vermijden|vermijdt|zwarte lijst|laten we weg|weggelaten|taboe',
    'zeggen nee tegen|zegt nee tegen|nee tegen|wat er niet in zit|niet te vinden|geen spoor van|geen sporen van|weren we',
    'oude formule|oude samenstelling|bevat niet meer|zware metalen',
    'niet langer|niet meer in|niet meer aanwezig',
    // Swedish, Danish, Norwegian, Finnish
    'uteslutna|uteslutet|uteslutits|bortvalt|bortvalda|valt bort|har valt bort|avstår från|slopat|slopade|fravalgt|fravalgte|fravælger|valgt fra|har valgt fra|udeladt|udelader|droppet|utelatt|valgt bort|bannlyst|bandlyst|hajusteeton|parabeeniton|jätetty pois|poistettu|vältämme|karttaa|pois jätetyt',
    'inte längre|ikke længere|ikke lenger|hoppar vi över|vi hoppar över|borttaget|borttagna|andra märken|vanliga|adjö till|till skillnad från|istället för|i stället för|andra använder|i stedet for|andre bruger|andre bruker|sijaan',
    'utan|fri från|fritt från|fria från|innehåller inte|innehåller inga|innehåller ingen|uden|fri for',
    'indeholder ikke|indeholder ingen|uten|inneholder ikke|inneholder ingen|ei sisällä',
    'innehåller ej|innehåller aldrig|undviker|utesluter|svarta listan|inte tillsatt|inte tillsatta|använder inte|använder aldrig|ej|saknar',
    'säger nej till|indeholder hverken|indeholder aldrig|undgår|udelukker|sortliste|ikke tilsat|bruger ikke|bruger aldrig|siger nej til',
    'inneholder aldri|unngår|utelater|svartelistet|bruker ikke|bruker aldri|sier nei til|fri fra|ilman|ei lisättyä|emme käytä|emme lisää|ei ole',
    // Estonian, Lithuanian, Latvian
    'ei sisalda|sudėtyje nėra|nesatur|nesudėtyje',
    // Czech, Slovak, Croatian, Serbian, Slovene
    'vyřazeno|vyřazené|vyřazeny|vynecháno|vynechané|vyloučeno|vyloučené|vylúčené|vyradené|nepatří sem|nepatří do|nepatria do|obejde se bez|zaobíde sa bez|izostavljeno|izbačeno|isključeno',
    'už neobsahuje|již neobsahuje|už neobsahujú|čemu se vyhýbáme|čomu sa vyhýbame|jiné značky|sbohem|odstranili jsme|vyřadili jsme|místo|namísto|namiesto|umjesto|umesto|ostatní používají',
    'neobsahuje|neobsahují|neobsahujú|prosté|ne sadrži|ne vsebuje|brez',
    'nepoužíváme|nepoužívame|nepřidáváme|nepridávame|vyhýbáme se|vyhýbame sa|nenajdete|nenájdete|vynecháváme|černá listina|čierna listina',
    'ne koristimo|izbjegavamo|izbegavamo|ne uporabljamo|nema|ni vsebuje|izključujemo',
    // Hungarian, Romanian, Turkish
    'kihagytuk|kihagyva|kizárva|kizárt összetevők|mellőzi|mellőzzük|nem került bele|nem teszünk bele|nem adunk hozzá|nu are|nu veți găsi|nu vei găsi|am exclus|exclus:|excluse:|am eliminat|am renunțat la|renunțăm la|interzise:|hariç|içermez:',
    'în loc de|alții folosesc',
    'nem tartalmaz|fără|nu conține|nu conţine',
    'nem használunk|nem tartalmaznak|kerüljük|kizárjuk|nu conțin|nu folosim|nu utilizăm|evităm|excludem|lipsit de|lipsită de|liber de',
    // Russian, Ukrainian, Bulgarian, Greek
    'больше не содержит|больше нет|больше не используем|другие бренды|прощай|прощайте|убрали|мы убрали|в отличие от|не нашлось места|вместо|другие используют|замість|αντί για',
    'без|не содержит|не содержат|не используем|свободен от|свободна от|не містить|не съдържа|χωρίς',
    'нет|не найдёте|не найдете|исключили|исключаем|исключает|исключено|избегаем|отказались от|отказываемся от|чёрный список|черный список',
    'не применяем|не добавляли|не кладём|не вошли|немає|не використовуємо|виключаємо|няма|не използваме|избягваме|δεν περιέχουν',
    'δεν χρησιμοποιούμε|αποφεύγουμε|αποκλείουμε|ελεύθερο από|δεν έχει',
    'δεν περιέχει',
    // Arabic, Hebrew, Vietnamese, Indonesian, Thai
    'خالٍ من|خالي من|خالية من|لا يحتوي|لا تحتوي|بدون|دون إضافة|فاقد|عاری از|عاري از|ללא|không chứa|tanpa|bebas dari|bebas|tidak mengandung|ปราศจาก',
    'ไม่มีส่วนผสม',
    'خالية من|لا تحتوي|من دون|بلا|نتجنب|אינו מכיל|אינה מכילה|לא מכיל|נטול|נטולת|בלי|không có|không sử dụng|không dùng|nói không với',
    'tidak menggunakan|tidak ada|tak mengandung|tiada|ไม่มี|ไม่ใส่|ไม่ใช้|ไร้|içermeyen|बिना',
    // Serbian, Macedonian, Armenian, Georgian, Urdu, Icelandic, Albanian, Filipino, Lithuanian
    'не садржи|не садрже|не содржи|не содржат|առանց|չի պարունակում|չեն պարունակում|არ შეიცავს|بغیر|بلا|inniheldur ekki|laust við|laus við|nuk përmban|nuk përmbajnë',
    'walang|hindi naglalaman ng|hindi naglalaman|sudėtyje nėra|nėra',
    // Chinese, Japanese, Korean
    '不含|不添加|无添加|無添加|未添加|零添加|0添加|不使用:|無配合|무첨가:',
    '不含有|未使用|未检出|拒绝|杜绝|摒弃|剔除|告别|谢绝|禁用|無:|无:|무:|제외 성분|배제 성분|무첨가 성분|사용하지 않는 성분|사용하지 않은 성분|넣지 않은 성분',
    '기존 성분:|이전 성분|리뉴얼 전|타사|다른 브랜드|旧処方|旧成分|リニューアル前|改良前|他社|一般的な|旧配方|旧版|改版前|别家|其他品牌|别的品牌|减去',
    '첨가하지 않은|불검출:|無添加成分|不使用成分|配合していない|使用していない|フリー処方:',
  ),
]

/**
 * Pairs that open a claim together, with a few words between them: `verzichten bewusst auf`, `does not knowingly contain`.
 * The first may go on (`verzicht` in `verzichten`), unless it is a word by itself: `nosotros usamos` denies nothing.
 */
export const ABSENCE_PAIRS: readonly {
  first: readonly string[]
  second: readonly string[]
  isWhole?: true
}[] = [
  {
    first: words("do not|don't|does not|doesn't|never|will not|won't"),
    second: words('contain|contains|include|includes|use|uses|add|adds|find|made with|formulated with'),
  },
  { first: ['free'], second: words('of|from') },
  { first: ['verzicht'], second: ['auf'] },
  { first: ['frei'], second: ['von'] },
  {
    first: words('enthält|enthalten|verwenden|verwendet|nutzen|setzen|finden|findest'),
    second: words('kein|keine|keinen|keinerlei|nicht|nie|niemals|weder'),
  },
  {
    first: words(
      "ne contien|ne renferm|ne compren|n'utilis|n'ajout|n'inclu|n'emplo|ne trouver|n'y trouver|ne met",
    ),
    second: words('pas|aucun|aucune|ni|jamais|plus'),
  },
  { first: words('exempt|dépourvu'), second: words("de|d'") },
  {
    isWhole: true,
    first: ['no'],
    second: words('contien|usa|usamos|utiliza|utilizamos|incluye|lleva|añade|añadimos|encontrar'),
  },
  {
    isWhole: true,
    first: ['non'],
    second: words('contien|contengono|usiamo|utilizz|aggiungiamo|troverai|troverete|include'),
  },
  {
    isWhole: true,
    first: words('não|nao'),
    second: words('cont|usa|usamos|utiliza|utilizamos|adiciona|inclui|leva|encontrar'),
  },
  { isWhole: true, first: ['nie'], second: words('zawiera|używa|stosuj|dodaj|znajdzi|ma w') },
  { first: words('bevat|gebruik|vind'), second: words('geen|nooit|niet') },
  { isWhole: true, first: ['не'], second: words('содерж|использу|добавля|найд') },
]

/** Words that deny only where a sentence, a line or a piece between commas begins, unlike the `No` of `Yellow No. 5`. */
export const ABSENCE_OPENING = words(
  'án:|pa:|be:|mentes:',
  'not detected|not detectable|none detected|not found|below loq|below lod|nicht nachgewiesen|nicht nachweisbar|non détecté|non détectés|non détectées|no detectado|no detectados|non rilevato|non rilevati|não detectado|não detectados|nie wykryto|niet aangetoond|ej påvisat|ikke påvist|nezjištěno|nem mutatható ki|не обнаружено|не обнаружены|未检出|未檢出|불검출',
  'zéro|cero|null|nulla di|nessuno dei|ninguno de|żaden|nenhum dos|нет|никаких',
  's/|không|tidak|hiç|όχι|bukan|ไม่มี|нема|nincs|fara|ingenting',
  "no|zero|never|none of|not|aucun|aucune|jamais|pas de|pas d'|kein|keine|keinen|nie|niemals|ningún",
  'neither|inget|intet|ikke noe|ni gramo de|ni una gota de|ni una pizca de|ni|exit|nix|nulla|zilch|никакого|никакой|ни грамма|ни капли|ни следа|ani grama|ani kropli|ani kapka|ani gram|ani|žádný|žádná',
  'ninguna|nada de|nunca|nessun|nessuna|nenhum|nenhuma|geen|nooit|inga|ingen|žádné|żadnych',
)

/** Words that deny what stands in front of them in their sentence, where nothing follows them there. */
export const ABSENCE_AFTER = [
  ...LACKING,
  ...words(
    '含みません|含まない|含んでいません|配合していません|使用していません|使っていません|入っていません|使用せず|ゼロ',
    '않습니다|않았습니다|않음|제로|미함유|미사용|불사용|均不含|均未添加|零添加|отсутствуют|не используются|не содержатся|исключены',
    'verzichten wir|verzichtet|verzichten|sucht man vergeblich|sind tabu|bleiben draußen|nicht verwendet|nichts zu suchen',
    "sont bannis|sont absents|sont interdits|n'ont pas leur place|exclus|no están|excluidos|quedan fuera|prohibidos",
    'esclusi|banditi|assenti|excluídos|ausentes|wykluczone|nieobecne|zit er niet in|zitten er niet in|niet toegevoegd',
    'stay out|are out|have no place here|are not in here|is not in here|off the list|are banned|not allowed here|not in this formula',
    '不使用|不添加|無添加|无添加|無配合|フリー|무첨가|프리|없음|불포함|배제|içermez|yoktur|mentes|nélkül|nélkül készült|nélkül készül|nélküli|nélküli formula|not included|not added|not used',
    'are excluded|are avoided|sont exclus|nicht enthalten|nicht drin|left out|excluded|avoided|: none',
    ': no|: 0 %|: 0%|: nein|: non|: aucun|: nessuno|: brak|: nee|: geen',
    '配合しておりません|使用しておりません|含んでおりません|入っておりません|添加しておりません|使っておりません|含有しません|含有していません',
    '入れていません|加えていません|添加していません|配合せず|含まず|なし|無し|未使用|未配合|非配合|未检出|不检出|不含有|불검출|무함유|미포함|제외|없습니다',
    '없어요|없다|안 들어갑니다|안 넣었습니다|넣지 않았어요|нет|отсутствует|не применяются|не входят|запрещены|відсутні|немає|няма|içermemektedir',
    'bulunmaz|kullanmıyoruz|kullanılmamıştır|kullanılmaz|yok|nie ma|brak|zakazane|wykluczono|nie występują|proscrits|proscrites|absentes|bannies|interdites',
    'prohibidas|excluidas|ausentes|fuera de la fórmula|escluse|vietati|vietate|bandite|proibidos|banidos|excluídas|uitgesloten|verboden',
    'zit er niet in|niet gebruikt|ingår inte|används inte|er ikke i|er ikke tilsat|ei käytetä|nejsou|nepoužíváme|nincs benne|nu sunt',
    'tabu|verbannt|ausgeschlossen|weggelassen|fehlen|fehlanzeige|nicht dabei|nicht zugesetzt|kommen uns nicht in den tiegel|kommt nicht rein',
    'no thanks|not welcome|never used|never added|never included|blacklisted|absent|is banned|kept out|omitted|are absent|are omitted|forbidden here',
    'नहीं|मुक्त|रहित|नहीं है|नहीं हैं|नहीं मिलाया गया है|नहीं मिलाया गया|नहीं डाला गया है|शामिल नहीं है|शामिल नहीं हैं|नहीं होता|नहीं होते|nahi hai|nahin hai',
    'ilave edilmemiştir|ilave edilmez|ilave edilmedi|ilave etmiyoruz|eklenmemiştir|eklenmez|eklenmedi|eklemiyoruz|katılmamıştır|katılmaz|katılmadı|konulmamıştır|konmamıştır|bulunmamaktadır|bulunmuyor|yer almaz|yer almamaktadır|yer almıyor|kullanılmadı|kullanılmamaktadır|kullanılmıyor|içermiyor|mevcut değildir|yer verilmemiştir',
    'ei ole lisatud|ei lisata|ei sisaldu|ei kasutata|ei ole lisätty|ei lisätä|ei sisälly|nem található|nem találhatók|nem szerepel|nem szerepelnek|nem lett hozzáadva|nem került hozzáadásra',
    ': aux oubliettes|: bye|: bye bye|: adieu|: goodbye|hebben wij geschrapt|hebben we geschrapt|haben wir gestrichen|setzen wir nicht mehr ein|nicht mehr ein|vergeblich suchen|not in my tube|har vi tagit bort|jsme vyřadili|мы убрали|убраны|nenhum deles mora aqui|sumiram',
    'außen vor|links liegen|nic z toho|nothing of the kind|none of these|none of those|none of it|none of that|nichts davon|rien de tout cela|rien de tout ça|aucun de ces|nada de esto|nada de eso|niente di tutto questo|nulla di tutto ciò|nada disto|nada disso|żadnego z nich|niets daarvan|inget av detta|intet af dette|ikke noe av dette|ei mitään näistä|egyik sem|nimic din toate acestea|ничего из этого|har vi hoppat över|hoppat över|har vi valt bort|har vi valgt fra|har vi droppet|hagytuk ki|kimaradt|jäi pois',
    ': not with us|: not for us|: never ever|: nicht mit uns|: nicht bei uns|: pas chez nous|: très peu pour nous|: no con nosotros|: con noi no|: conosco não|: nie u nas|: niet bij ons|: inte hos oss',
    '? no|? no way|? nope|? never|? not here|? not us|? not a chance|? not in here|? not in this one|? no thanks|? none|? zero|? nein|? nein danke|? nicht hier|? nicht bei uns|? nicht mit uns|? niemals|? fehlanzeige',
    '? non|? non merci|? jamais|? pas ici|? pas chez nous|? aucun|? no gracias|? nunca|? jamás|? aquí no|? no, gracias|? no grazie|? mai|? qui no|? não|? não obrigado|? nie|? nie tutaj|? nigdy|? nee|? nooit|? nej|? aldrig|? nei|? ei|? нет|? никогда',
  ),
]

/** Words behind one name that deny it and nothing before it. */
export const ABSENT_PIECE = words(
  '×|✕|☓|: ingen|: inget|: intet|: ei|: žádné|: žádný|: nincs|: nu|: niciuna|: niciun|: ninguno|: ninguna|: nessuna|: nenhum|: nenhuma|: aucune',
  ': n/a|: n.a.|: nil|: nd|: n.d.|: none|: absent|: not present|: not detected|: not detectable|: below detection limit|: below the detection limit|: below limit of detection|: below the limit of detection|: undetectable|: bdl|: < lod|: <lod|: unter der nachweisgrenze|: unterhalb der nachweisgrenze|: below loq|: nicht nachweisbar|: nicht enthalten',
  ': non détecté|: absence|: no detectado|: non rilevato|: não detectado|: nie wykryto|: niet aantoonbaar|: не обнаружено',
  ' মুক্ত|-মুক্ত| ছাড়া| নেই| বিহীন| রহিত| ব্যবহার করা হয়নি| سے پاک| کے بغیر| شامل نہیں| نہیں ہے| გარეშე| არ არის| չի պարունակում| չկա| இல்லை| இல்லாதது| இல்லாமல்| లేదు| లేని| లేకుండా| రహిత| жоқ',
  ' 불검출| 未检出| 未檢出| 不検出| 不检出| not detected| not detectable| undetectable| below detection limit| below the detection limit| below limit of detection| unter der nachweisgrenze| nicht nachweisbar| non détecté| no detectado| non rilevato| nie wykryto| niet aantoonbaar',
)

/** Signs of a claim before or behind what is denied. */
export const ABSENCE_SIGNS: readonly string[] = ['❌', '🚫', '✗', '✘', '✖', '✕', '☒', '⛔']

/** `contains nothing but`, `bevat niets anders dan`, `neobsahuje nic jiného než`: what follows is inside. */
export const NOTHING_BUT =
  /(?<!\p{L})(?:nothing|anything|nichts|rien|nada|niente|niets|nic|ничего|inget|intet|ikke|ei|mitään|nimic|mást)(?: (?:else|weiter drin|drin|anderes drin|anderes|d'autre|altro|más|mais|anders|jiného|iného|innego|другого|annat|andet|annet|muuta|mitään muuta|altceva))?,? (?:but|than|except|als|außer|que|do que|além de|che|dan|behalve|než|ako|niż|poza|кроме|än|end|enn|kuin|decât|mint|csak|doar|numai)(?= )/iu

function words(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split('|'))
}
