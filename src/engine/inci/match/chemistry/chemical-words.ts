/** Ions and kinds of substances as they are written in the languages of Europe, folded: lower case, no accents, `ł` as `l`. */

/** The ion, how a word of its own names it, and how German writes it in front of its salt (`Bleiacetat`). */
export const CATIONS: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['sodium', /^(?:sodium|natrium|sodio|sodi[cq](?:o|a|ue)|sodu|sodowy|натрия)$/, /^naa?tri(?:um|om)/],
  ['potassium', /^(?:potassium|kalium|potas?sio|potas?si[cq](?:o|a|ue)|potasu|potasowy|калия)$/, /^kaa?lium/],
  [
    'calcium',
    /^(?:calcium|kalzium|calcio|calci[cq](?:o|a|ue)|wapnia|кальция)$/,
    /^(?:calcium|kalzium|kalt?sium)/,
  ],
  ['magnesium', /^(?:magnesium|magnesio|magnesi[cq](?:o|a|ue)|magnezu|магния)$/, /^magnee?sium/],
  ['barium', /^(?:barium|baryum|bario|bari(?:co|que)|baru|бария)$/, /^baa?ri?um/],
  ['strontium', /^(?:strontium|stronzio|estroncio|strontu)$/, /^strontium/],
  ['lithium', /^(?:lithium|litio|litu|лития)$/, /^lithium/],
  ['ammonium', /^(?:ammonium|amm?oni[co]|amm?onico|amm?onio|amonu|аммония)$/, /^ammonium/],
  ['zinc', /^(?:zinc|zink|zinco|cynku|цинка)$/, /^(?:zin[kc]|sink(?:ki)?|tsink)/],
  [
    'copper',
    /^(?:copper|kupfer|cuivre|rame|cobre|miedzi|koper|cupric|cuprous|меди)$/,
    /^(?:kupfer|kobber|koppar|kupari|kopar|vask)/,
  ],
  [
    'iron',
    /^(?:iron|eisen|fer|ferro|hierro|zelaza|ferrous|ferric)$/,
    /^(?:eisen|jern|jarn|rauta|raud|ijzer)/,
  ],
  [
    'silver',
    /^(?:silver|silber|argent|argento|argenti[cq](?:o|a|ue)|plata|prata|srebra|zilver|серебра)$/,
    /^(?:silber|zilver|silver|solv|hopea|hobe|ezust|silfur)/,
  ],
  [
    'gold',
    /^(?:gold|or|oro|ouro|zlota|goud|guld|auric|aurous|aurique|золота)$/,
    /^(?:gold|goud|guld|gull|kulta|kuld|arany)/,
  ],
  ['tin', /^(?:tin|zinn|etain|stagno|estano|estanho|cyny|cyna|tenn|stannous|stannic)$/, /^(?:zinn|tenn|tin)/],
  [
    'lead',
    /^(?:lead|blei|plomb|piombo|plomo|chumbo|olow(?:iu|iany|iowy)|lood|bly|plumb(?:ous|ic)|plomb(?:eux|ique)|plumboso|свинца)$/,
    /^(?:blei|lood|bly|lyijyn?|plii|olom)/,
  ],
  [
    'mercury',
    /^(?:mercury|quecksilber|mercur[ei]o?|mercuri?que|rteci|rtec|kwik|kvicksilver|kviksolv|mercur(?:[iy][co]o?|ous|eux|euse|oso|ioso)|rteciowy|ртути)$/,
    /^(?:quecksilber|kwik(?:zilver)?|kvicksilver|kvikk?solv|kvikasilfurs?|elohopean?|elavhobe(?:da)?|higany)/,
  ],
  [
    'arsenic',
    /^(?:arsen|arseni[cko]|arseniek|arseen|arsenico|arsenu|arsen(?:ious|ous|ieux|ique|ioso|igo?e?|awy|owy)|мышьяка)$/,
    /^ar[sz]e(?:nik|nic|eni|n|en)(?=[a-z]{4})/,
  ],
  [
    'antimony',
    /^(?:antimony|antimon|antimoon|antimonio|antimoine|antymonu|antimon(?:ious|ous|ic|ieux|ique|ioso|ico)|сурьмы)$/,
    /^antimo(?:ni?|on)(?=[a-z]{4})/,
  ],
  ['cadmium', /^[ck]adm(?:ium|io|u)$|^кадмия$/, /^[ck]aa?dmium/],
  ['thallium', /^(?:thallium|tallium|tall?io|talu|thall?(?:ous|ic|eux|ique)|таллия)$/, /^th?all?ium/],
  [
    'selenium',
    /^(?:selenium|selen|seleen|selenio|selenu|selen(?:ious|ous|ic|ieux|ique|ioso|ico|ige|owy|awy)|селена)$/,
    /^[sz]ele(?:eni?|nium|n)(?=[a-z]{4})/,
  ],
  [
    'tellurium',
    /^(?:tellurium|tell?ur|telluur|tellure|tell?urio|telluru|tellur(?:ous|ic|eux|ique)|теллура)$/,
    /^tellu(?:r|uri?)(?=[a-z]{4})/,
  ],
  ['neodymium', /^(?:neodym(?:ium|u|e)?|neodimio)$/, /^neodym(?:ium)?/],
  ['uranium', /^(?:uranium|uran|uranio|uranu|uranyl|урана)$/, /^uran(?:ium|yl)?/],
  ['thorium', /^(?:thorium|torio|toru|torium)$/, /^th?orium/],
  ['radium', /^(?:radium|radio|radu|радия)$/, /^radium/],
  ['nickel', /^(?:nickel|nichel|niquel|nikiel|niklu|nikkel|nickelous|никеля)$/, /^ni(?:ckel|kkeli?)/],
  ['cobalt', /^(?:[ck]obalto?|kobaltu|cobaltous|кобальта)$/, /^[ck]o(?:bal|bol|obal)t{1,2}i?(?=[a-z]{4})/],
  ['chromium', /^(?:chromium|chrome|chromu|cromo|chroom|хрома)$/, /^(?:chr|kr)(?:omi?|oom)(?=[a-z]{4})/],
  ['beryllium', /^(?:beryllium|beryll|beril?lio|berylu|бериллия)$/, /^ber[yi]ll(?:ium)?/],
  ['vanadium', /^(?:vanadium|vanadio|wanadu)$/, /^vanad(?:ium|in)/],
]

/** How the languages of Europe, Turkish, Indonesian and Vietnamese end the name of a salt, with the endings of their cases. */
const IDE = 'i{1,2}d(?:[aeiou]|as|ul|s)?|ur(?:[aeo]|ii)?|ua|eto'
const ATE = 'aa?t(?:[aeou]|as|t?i|ul|s)?'

const ending = (names: string) => new RegExp(`(?:${names})$`)
const ide = (stem: string, others = '') => ending(`(?:${stem})(?:${IDE})${others && `|${others}`}`)
const ate = (stem: string, others = '') => ending(`(?:${stem})${ATE}${others && `|${others}`}`)

const SULF = 'sz?ul(?:f|ph)|solf|sunf'
const HYDRO = '[gh]?[iyu]dro'

/** Acids without their hydrogen and the like. What stands first is tried first where a word ends with two of them. */
export const ANIONS: readonly (readonly [string, RegExp])[] = [
  [
    'hydrochloride',
    ide(
      `${HYDRO}(?:ch?|k|h)lo{1,2}r`,
      `(?:ch?|k)lor(?:id|hy?id|hyd)rat[aeoui]*l?|chlorowodor(?:ek|ku)|hcl|(?:ги|хи)дрохлорид[ау]?`,
    ),
  ],
  [
    'hydrobromide',
    ide(`${HYDRO}brom`, `brom(?:id|hy?id|hyd)rat[aeoui]*l?|bromowodorek|hbr|(?:ги|хи)дробромид[ау]?`),
  ],
  [
    'hydroxide',
    ending(
      '(?:hydro|hidro|hudro|idro|ydro)(?:x|ks|ss)[iy]{1,2}[dt](?:[aeiou]|as|ul|s)?|wodorotlenek|(?:ги|хи)дрокси[дт][ау]?',
    ),
  ],
  ['peroxide', ending('pero(?:x|ks|ss)[iy]{1,2}[dt](?:[aeiou]|as|ul|s)?|nadtlenek|пероксид[ау]?')],
  ['oxide', ending('o(?:x|ks|ss)[iy]{1,2}[dt](?:[aeiou]|as|ul|s)?|tlenek|оксид[ау]?')],
  ['phosphide', ide('(?:ph|f)os(?:ph|f)', 'fosforek|фосфид[ау]?')],
  ['dichromate', ate('(?:di|bi)(?:ch?|k|h)roo?m', 'dichromian|(?:ди|би)хромат[ау]?')],
  ['chromate', ate('(?:ch?|k|h)roo?m', 'chromian|chroman|хромат[ау]?')],
  ['perborate', ate('perbor', 'nadboran|перборат[ау]?')],
  ['borate', ate('bor', 'boran|boritan|борат[ау]?')],
  ['sulfate', ate(SULF, 'siarczan|сульфат[ау]?|сулфат')],
  ['sulfite', ending(`(?:${SULF})i{1,2}e?t(?:[aeou]|as|t?i|s)?|siarczyn|сульфит[ау]?|сулфит`)],
  [
    'sulfide',
    ending(
      `(?:${SULF})(?:i{1,2}d(?:[aeiou]|as|ul|s)?|ur[aeo]|ua|eto|ureto)|s[ou]lfuro|sylfyr|siarczek|сульфид[ау]?|сулфид`,
    ),
  ],
  ['chloride', ide('(?:ch?|k|h)lo{1,2}r', 'chlorek|хлорид[ау]?')],
  ['bromide', ide('brom', 'bromek|бромид[ау]?')],
  ['iodide', ide('(?:[ijy]|iy)od', 'jodek|[ий]одид[ау]?')],
  ['fluoride', ide('flu?or', 'fluorek|ф(?:т|лу)орид[ау]?')],
  ['cyanide', ide('(?:[cksz]|s?x)(?:[iy]|ij|iy|yj)an', 'cyjanek|ци[ая]нид[ау]?')],
  ['nitrate', ate('nitr', 'azotan|нитрат[ау]?')],
  ['nitrite', ending('nitri{1,2}t(?:[aeou]|as|t?i|s)?|azotyn|нитрит[ау]?')],
  ['carbonate', ate('[ckh]arbon|cacbon', 'weglan|карбонат[ау]?')],
  ['phosphate', ate('(?:ph|f)os(?:ph|f)|photph', 'fosforan|ф[оo]сфат[ау]?')],
  ['hexacetonide', ide('hexaceton|esaceton|heksaceton|heksaseton', 'гексацетонид')],
  ['acetonide', ide('a(?:ts|[cksz])eton', 'ацетонид[ау]?')],
  ['furoate', ate('furo', 'furoinian|фуроат')],
  ['aceponate', ate('a[csz]epon', 'ацепонат')],
  ['pivalate', ate('pi[vw]al', 'piwalan|пивалат')],
  ['acetate', ate('a(?:ts|[csxz])et', 'octan|ацетат[ау]?')],
  ['arsenate', ate('ar[sz]eni?', 'arsenian|арсенат[ау]?')],
  ['arsenite', ending('ar[sz]eni{1,2}e?t(?:[aeou]|as|t?i|s)?|arsenin|арсенит')],
  ['arsenide', ide('ar[sz]eni?', 'arsenek')],
  ['antimonate', ate('antimoni?', 'antymonian')],
  ['selenate', ate('seleni?', 'selenian|селенат')],
  ['selenite', ending('seleni{1,2}e?t(?:[aeou]|as|t?i|s)?|selenin|селенит')],
  ['selenide', ide('seleni?', 'selenek')],
  ['tellurate', ate('tell?ur', 'telluran')],
  ['tellurite', ending('tell?uri{1,2}e?t(?:[aeou]|as|t?i|s)?|telluryn')],
  ['plumbate', ending('plumb(?:aa?|i)t[eo]?|piombato')],
  ['uranate', ate('uran')],
  ['aurate', ending('(?:chloroaur|cloroaur|aurocyan)(?:aa?t[eo]?|id[e]?)')],
  ['thiocyanate', ate('th?io(?:[cksz])(?:[iy]|ij|iy|yj)an', 'rh?odanid[e]?|rodanek|тиоцианат')],
  ['perchlorate', ate('per(?:ch?|k|h)lor', 'nadchloran')],
  ['chlorate', ate('(?:ch?|k|h)lor', 'chloran')],
  ['silicate', ate('sili[ck]', 'krzemian')],
  ['molybdate', ate('mol[iy]bd', 'molibdenian')],
  ['stearate', ate('e?stear', 'stearynian|стеарат')],
  ['oleate', ate('ole', 'oleinian|олеат')],
  ['laurate', ate('laur', 'laurynian')],
  ['palmitate', ate('palmit', 'palmitynian|пальмитат')],
  ['naphthenate', ate('na(?:phth|ft)en', 'naftenian')],
  ['gluconate', ate('glu[ck]on', 'glukonian')],
  ['citrate', ate('[csz]itr', 'cytrynian|цитрат')],
  ['tartrate', ate('tartr', 'winian|тартрат')],
  ['maleate', ate('male', 'maleinian|малеат')],
  ['fumarate', ate('fumar', 'fumaran|фумарат')],
  ['lactate', ate('la[ck]t|latt', 'mleczan|лактат')],
  ['benzoate', ate('ben[zs]o', 'benzoesan|бензоат')],
  ['propionate', ate('prop[iy]on', 'propionian|пропионат[ау]?')],
  ['butyrate', ate('but[iy]r', 'maslan|бутират')],
  ['valerate', ate('valeri?(?:an)?', 'walerianian|валерат')],
  ['oxalate', ate('o(?:[xk]s?|ss)al', 'szczawian|оксалат')],
  ['formate', ate('formi|form', 'mrowczan|формиат')],
  ['mesilate', ate('me[sz][iy]l')],
  ['succinate', ate('su[ckg]{1,2}[csz]?in|suksin', 'bursztynian|сукцинат')],
]

/** Ions that are named after the metal in them: what holds one is a compound of that metal. */
export const METAL_OF_ANION: ReadonlyMap<string, string> = new Map([
  ...['arsenate', 'arsenite', 'arsenide'].map((ion) => [ion, 'arsenic'] as const),
  ...['selenate', 'selenite', 'selenide'].map((ion) => [ion, 'selenium'] as const),
  ...['tellurate', 'tellurite'].map((ion) => [ion, 'tellurium'] as const),
  ['antimonate', 'antimony'],
  ['plumbate', 'lead'],
  ['uranate', 'uranium'],
  ['aurate', 'gold'],
])

/** A metal with carbon bound to it: `Methylquecksilber`, `dibutylétain`, `Tetraethyllead`. */
export const ORGANIC_PART = /^(?!phenyl|fenyl|fenil)[a-z]*?(?:yl|il)o?(?=[a-z]{3})/

export const HEADS: readonly (readonly [string, RegExp])[] = [
  ['alcohol', /(?:alcohol|alcool|alcol|alkohol)$/],
  ['ether', /(?:ether|etere|eter)$/],
]

/** A word that says that it is an acid, alone or, where a language joins words, at the end of its name. */
export const ACID_WORD =
  /^(?:acid|acide|acido|acidum|acidu|acidul(?:ui)?|aigead|kwas|kwasu|saure|zuur|syra|syre|syran|happo|hapon|hape|happe|sav|asit|asidi|asam|axit|kyselina|kyseliny|kiselina|kiseline|kislina|kisline|rugst(?:is|ies)|skabes?|oxy|oxeos|кислот[аиы]|киселин[аие])$/
export const ACID_ENDING = /(?:saure|zuur|syr[ae]|syran|happo|hapon|hape|happe|sav|rugst(?:is|ies)|skabes?)$/

export const ARTICLES = new Set([
  'thuy',
  'l',
  'de',
  'di',
  'd',
  'du',
  'del',
  'della',
  'dell',
  'da',
  'do',
  'of',
  'van',
  'von',
  'the',
  'του',
  'της',
  'των',
])

/** Words beside a name that leave it the same substance. */
export const SALT_WORDS_BESIDE = new Set(
  'salt salts salz sale sal sel sol base ester esters anhydrous monohydrate dihydrate hydrate hemihydrate'.split(
    ' ',
  ),
)
