/** Ions and kinds of substances as they are written in the languages of Europe, folded: lower case, no accents, `ł` as `l`. */

/** The ion, how a word of its own names it, and how German writes it in front of its salt (`Bleiacetat`). */
export const CATIONS: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['sodium', /^(?:sodium|natrium|sodio|sodi[cq](?:o|a|ue)|sodu|sodowy|натрия)$/, /^natrium/],
  ['potassium', /^(?:potassium|kalium|potas?sio|potas?si[cq](?:o|a|ue)|potasu|potasowy|калия)$/, /^kalium/],
  ['calcium', /^(?:calcium|kalzium|calcio|calci[cq](?:o|a|ue)|wapnia|кальция)$/, /^(?:calcium|kalzium)/],
  ['magnesium', /^(?:magnesium|magnesio|magnesi[cq](?:o|a|ue)|magnezu|магния)$/, /^magnesium/],
  ['barium', /^(?:barium|baryum|bario|bari(?:co|que)|baru|бария)$/, /^bari?um/],
  ['strontium', /^(?:strontium|stronzio|estroncio|strontu)$/, /^strontium/],
  ['lithium', /^(?:lithium|litio|litu|лития)$/, /^lithium/],
  ['ammonium', /^(?:ammonium|amm?oni[co]|amm?onico|amm?onio|amonu|аммония)$/, /^ammonium/],
  ['zinc', /^(?:zinc|zink|zinco|cynku|цинка)$/, /^zin[kc]/],
  ['copper', /^(?:copper|kupfer|cuivre|rame|cobre|miedzi|koper|cupric|cuprous|меди)$/, /^kupfer/],
  ['iron', /^(?:iron|eisen|fer|ferro|hierro|zelaza|ferrous|ferric)$/, /^eisen/],
  [
    'silver',
    /^(?:silver|silber|argent|argento|argenti[cq](?:o|a|ue)|plata|prata|srebra|zilver|серебра)$/,
    /^(?:silber|zilver)/,
  ],
  ['gold', /^(?:gold|or|oro|ouro|zlota|goud|guld|auric|aurous|aurique|золота)$/, /^(?:gold|goud|guld)/],
  ['tin', /^(?:tin|zinn|etain|stagno|estano|estanho|cyny|cyna|tenn|stannous|stannic)$/, /^(?:zinn|tenn|tin)/],
  [
    'lead',
    /^(?:lead|blei|plomb|piombo|plomo|chumbo|olow(?:iu|iany|iowy)|lood|bly|plumb(?:ous|ic)|plomb(?:eux|ique)|plumboso|свинца)$/,
    /^(?:blei|lood|bly)/,
  ],
  [
    'mercury',
    /^(?:mercury|quecksilber|mercur[ei]o?|mercuri?que|rteci|rtec|kwik|kvicksilver|kviksolv|mercur(?:[iy][co]o?|ous|eux|euse|oso|ioso)|rteciowy|ртути)$/,
    /^(?:quecksilber|kwik(?:zilver)?|kvicksilver|kviksolv)/,
  ],
  [
    'arsenic',
    /^(?:arsen|arseni[cko]|arseniek|arseen|arsenico|arsenu|arsen(?:ious|ous|ieux|ique|ioso|igo?e?|awy|owy)|мышьяка)$/,
    /^arse(?:nik|nic|n|en)(?=[a-z]{4})/,
  ],
  [
    'antimony',
    /^(?:antimony|antimon|antimoon|antimonio|antimoine|antymonu|antimon(?:ious|ous|ic|ieux|ique|ioso|ico)|сурьмы)$/,
    /^antimo(?:n|on)/,
  ],
  ['cadmium', /^[ck]adm(?:ium|io|u)$|^кадмия$/, /^[ck]admium/],
  ['thallium', /^(?:thallium|tallium|tall?io|talu|thall?(?:ous|ic|eux|ique)|таллия)$/, /^th?allium/],
  [
    'selenium',
    /^(?:selenium|selen|seleen|selenio|selenu|selen(?:ious|ous|ic|ieux|ique|ioso|ico|ige|owy|awy)|селена)$/,
    /^sele(?:en|nium|n)/,
  ],
  [
    'tellurium',
    /^(?:tellurium|tell?ur|telluur|tellure|tell?urio|telluru|tellur(?:ous|ic|eux|ique)|теллура)$/,
    /^tellu(?:r|ur)/,
  ],
  ['neodymium', /^(?:neodym(?:ium|u|e)?|neodimio)$/, /^neodym(?:ium)?/],
  ['uranium', /^(?:uranium|uran|uranio|uranu|uranyl|урана)$/, /^uran(?:ium|yl)?/],
  ['thorium', /^(?:thorium|torio|toru|torium)$/, /^th?orium/],
  ['radium', /^(?:radium|radio|radu|радия)$/, /^radium/],
  ['nickel', /^(?:nickel|nichel|niquel|nikiel|niklu|nikkel|nickelous|никеля)$/, /^ni(?:ckel|kkel)/],
  ['cobalt', /^(?:[ck]obalto?|kobaltu|cobaltous|кобальта)$/, /^[ck]obalt/],
  ['chromium', /^(?:chromium|chrome|chromu|cromo|chroom|хрома)$/, /^chr(?:om|oom)/],
  ['beryllium', /^(?:beryllium|beryll|beril?lio|berylu|бериллия)$/, /^beryll(?:ium)?/],
  ['vanadium', /^(?:vanadium|vanadio|wanadu)$/, /^vanad(?:ium|in)/],
]

/** Acids without their hydrogen and the like. What stands first is tried first where a word ends with two of them. */
export const ANIONS: readonly (readonly [string, RegExp])[] = [
  ['hydrochloride', /(?:hydrochlorid[e]?|chlorhydrat[e]?|clor(?:id|hid)rato|chlorowodorek|hcl)$/],
  ['hydrobromide', /(?:hydrobromid[e]?|bromhydrat[e]?|brom(?:id|hid)rato|bromowodorek|hbr)$/],
  ['hydroxide', /(?:hydroxid[e]?|hydroxyd[e]?|idrossido|hidroxido|wodorotlenek|гидроксид)$/],
  ['peroxide', /(?:peroxid[eo]?|peroxyd[e]?|perossido|nadtlenek)$/],
  ['oxide', /(?:oxid[eo]?|oxyd[e]?|ossido|tlenek|оксид)$/],
  ['phosphide', /(?:phosphid[e]?|phosphure|fosfid[e]?|fosfuro|fosforek|fosfeto|фосфид)$/],
  ['dichromate', /(?:dichromaa?t[e]?|bichromaa?t[e]?|[db]icromato|dichromian|дихромат|бихромат)$/],
  ['chromate', /(?:chromaa?t[e]?|cromato|chromian|хромат)$/],
  ['perborate', /(?:perborat[eo]?|nadboran)$/],
  ['borate', /(?:borat[eo]?|boran|борат)$/],
  ['sulfate', /(?:sul(?:f|ph)aa?t[eo]?|solfato|siarczan|сульфат)$/],
  ['sulfite', /(?:sul(?:f|ph)iet|sul(?:f|ph)it[eo]?|solfito|siarczyn)$/],
  ['sulfide', /(?:sul(?:f|ph)id[e]?|sulfure|s[ou]lfuro|sulfeto|siarczek|сульфид)$/],
  ['chloride', /(?:ch?lorid[e]?|klorid|chlorure|cloruro|cloreto|chlorek|хлорид)$/],
  ['bromide', /(?:bromid[e]?|bromure|bromuro|brometo|bromek|бромид)$/],
  ['iodide', /(?:[ij]odid[e]?|iodure|[iy]oduro|iodeto|jodek|[ий]одид)$/],
  ['fluoride', /(?:fluorid[e]?|fluorure|fluoruro|fluoreto|fluorek|фторид)$/],
  ['cyanide', /(?:[cz]yanid[e]?|cyanure|cianuro|cianeto|cyjanek|цианид)$/],
  ['nitrate', /(?:nitraa?t[eo]?|azotan|нитрат)$/],
  ['nitrite', /(?:nitrit[eo]?|azotyn|нитрит)$/],
  ['carbonate', /(?:[ck]arbonaa?t[eo]?|weglan|карбонат)$/],
  ['phosphate', /(?:phosphat[e]?|fosfaa?t[eo]?|fosforan|фосфат)$/],
  ['hexacetonide', /(?:hexacetonid[eo]?|esacetonide|гексацетонид)$/],
  ['acetonide', /(?:a[cz]etonid[eo]?|ацетонид)$/],
  ['furoate', /(?:furoaa?t[eo]?|furoinian|фуроат)$/],
  ['aceponate', /(?:aceponaa?t[eo]?|ацепонат)$/],
  ['pivalate', /(?:pivalaa?t[eo]?|piwalan|пивалат)$/],
  ['acetate', /(?:a[cz]etaa?t[eo]?|octan|ацетат)$/],
  ['arsenate', /(?:arsenaa?t[eo]?|arseni?ato?|arseniate|arsenian|арсенат)$/],
  ['arsenite', /(?:arseniet|arsenit[eo]?|arsenin|арсенит)$/],
  ['arsenide', /(?:arsenid[e]?|arseniure|arseniuro|arsenek)$/],
  ['antimonate', /(?:antimonaa?t[eo]?|antimoniat[eo]?|antymonian)$/],
  ['selenate', /(?:selenaa?t[eo]?|seleniat[eo]?|selenian|селенат)$/],
  ['selenite', /(?:seleniet|selenit[eo]?|selenin|селенит)$/],
  ['selenide', /(?:selenid[e]?|seleniure|seleniuro|selenek)$/],
  ['tellurate', /(?:telluraa?t[eo]?|telurato|telluran)$/],
  ['tellurite', /(?:telluriet|tellurit[eo]?|telurito|telluryn)$/],
  ['plumbate', /(?:plumbaa?t[eo]?|plumbit[eo]?|piombato)$/],
  ['uranate', /(?:uranaa?t[eo]?)$/],
  ['aurate', /(?:chloroaur|cloroaur|aurocyan)(?:aa?t[eo]?|id[e]?)$/],
  ['thiocyanate', /(?:thiocyanaa?t[eo]?|rhodanid[e]?|tiocianato|rodanek)$/],
  ['perchlorate', /(?:perchloraa?t[eo]?|perclorato|nadchloran)$/],
  ['chlorate', /(?:chloraa?t[eo]?|clorato|chloran)$/],
  ['silicate', /(?:silicaa?t[eo]?|silikat|krzemian)$/],
  ['molybdate', /(?:molybdaa?t[eo]?|molibdato|molibdenian)$/],
  ['stearate', /(?:e?stearaa?t[eo]?|stearynian|стеарат)$/],
  ['oleate', /(?:oleaa?t[eo]?|oleinian|олеат)$/],
  ['laurate', /(?:lauraa?t[eo]?|laurynian)$/],
  ['palmitate', /(?:palmitaa?t[eo]?|palmitynian)$/],
  ['naphthenate', /(?:naphthenat[eo]?|naftenaa?t[eo]?|naftenian)$/],
  ['gluconate', /(?:glu[ck]onaa?t[eo]?|glukonian)$/],
  ['citrate', /(?:[cz]itraa?t[eo]?|cytrynian|цитрат)$/],
  ['tartrate', /(?:tartraa?t[eo]?|winian|тартрат)$/],
  ['maleate', /(?:maleaa?t[eo]?|maleinian|малеат)$/],
  ['fumarate', /(?:fumaraa?t[eo]?|fumaran)$/],
  ['lactate', /(?:la[ck]taa?t[eo]?|lattato|mleczan)$/],
  ['benzoate', /(?:ben[zs]oaa?t[eo]?|benzoesan)$/],
  ['propionate', /(?:propionaa?t[eo]?|propionian|пропионат)$/],
  ['butyrate', /(?:but[iy]raa?t[eo]?|maslan)$/],
  ['valerate', /(?:valeraa?t[eo]?|valerianat[eo]?|walerianian)$/],
  ['oxalate', /(?:o[xk]s?alaa?t[eo]?|ossalato|szczawian)$/],
  ['formate', /(?:formiaa?t[eo]?|formate|mrowczan)$/],
  ['mesilate', /(?:mes[iy]laa?t[eo]?)$/],
  ['succinate', /(?:su[ck]{1,2}cinaa?t[eo]?|succinato|bursztynian)$/],
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

/** A word that says that it is an acid, alone or, in German and Dutch, at the end of its name. */
export const ACID_WORD = /^(?:acid|acide|acido|acidum|kwas|saure|zuur|кислота)$/
export const ACID_ENDING = /(?:saure|zuur)$/

export const ARTICLES = new Set([
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
])

/** Words beside a name that leave it the same substance. */
export const SALT_WORDS_BESIDE = new Set(
  'salt salts salz sale sal sel sol base ester esters anhydrous monohydrate dihydrate hydrate hemihydrate'.split(
    ' ',
  ),
)

/** German, French and others name the rings otherwise, and tie the halogens on without their `o`. */
export const STEMS: readonly (readonly [RegExp, string])[] = [
  [/oo/g, 'o'],
  [/essig/g, 'acet'],
  [/benzol/g, 'benzen'],
  [/toluol|tolueno/g, 'toluen'],
  [/styrol/g, 'styren'],
  [/xylol/g, 'xylen'],
  [/(?:chlor|clor|hlor)o?/g, 'klor'],
  [/(brom|fluor)o/g, '$1'],
  [/(?:[ijy]od)o?(?=[a-z]{3})/g, 'iod'],
  [/diaminobenzen/g, 'phenylendiamin'],
  [/diaminotoluen/g, 'toluendiamin'],
  [/tolu[iy]len(?=di)/g, 'toluen'],
  // The anilines that chemistry names in two ways each.
  [/methoxybenzen|metoxibencen|metossibenzen/g, 'anisol'],
  [/benzenamin|aminobenzen/g, 'anilin'],
  [/(?:dimethyl|dimetil|dimetyl)(?=anilin)/g, 'xylidin#'],
  [/(?:methyl|metil|metyl)(?=anilin)/g, 'toluidin#'],
  [/(?:methoxy|metoxi|metossi|metoksy)(?=anilin)/g, 'anisidin#'],
  [/(?:ethoxy|etoxi|etossi|etoksy)(?=anilin)/g, 'phenetidin#'],
  [/#anilin/g, ''],
  [/aminotoluen/g, 'toluidin'],
  [/aminoanisol/g, 'anisidin'],
]
