/** Ions and kinds of substances as they are written in the languages of Europe, folded: lower case, no accents, `ł` as `l`. */

/** The ion, how a word of its own names it, and how German writes it in front of its salt (`Bleiacetat`). */
export const CATIONS: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['sodium', /^(?:sodium|natrium|sodio|sodi[cq](?:o|a|ue)|sodu|sodowy|натрия)$/, /^natrium/],
  ['potassium', /^(?:potassium|kalium|potas?sio|potassique|potasu|potasowy|калия)$/, /^kalium/],
  ['calcium', /^(?:calcium|kalzium|calcio|calcique|wapnia|кальция)$/, /^(?:calcium|kalzium)/],
  ['magnesium', /^(?:magnesium|magnesio|magnezu|магния)$/, /^magnesium/],
  ['barium', /^(?:barium|baryum|bario|baru|бария)$/, /^barium/],
  ['strontium', /^(?:strontium|stronzio|estroncio|strontu)$/, /^strontium/],
  ['lithium', /^(?:lithium|litio|litu|лития)$/, /^lithium/],
  ['ammonium', /^(?:ammonium|amm?onio|amonu|аммония)$/, /^ammonium/],
  ['zinc', /^(?:zinc|zink|zinco|cynku|цинка)$/, /^zink/],
  ['copper', /^(?:copper|kupfer|cuivre|rame|cobre|miedzi|koper|cupric|cuprous|меди)$/, /^kupfer/],
  ['iron', /^(?:iron|eisen|fer|ferro|hierro|zelaza|ferrous|ferric)$/, /^eisen/],
  [
    'silver',
    /^(?:silver|silber|argent|argento|argenti[cq](?:o|a|ue)|plata|prata|srebra|zilver|серебра)$/,
    /^silber/,
  ],
  ['gold', /^(?:gold|oro|ouro|zlota|goud|золота)$/, /^gold/],
  ['tin', /^(?:tin|zinn|etain|stagno|estano|estanho|cyny|stannous|stannic)$/, /^zinn/],
  ['lead', /^(?:lead|blei|plomb|piombo|plomo|chumbo|olowiu|lood|plumbous|свинца)$/, /^blei/],
  [
    'mercury',
    /^(?:mercury|quecksilber|mercur[ei]o?|mercuri?que|rteci|kwik|mercur(?:ic|ous)|ртути)$/,
    /^quecksilber/,
  ],
  ['arsenic', /^(?:arsen|arseni[cko]|arsenico|arsenu|мышьяка)$/, /^arseni?k?/],
  ['antimony', /^(?:antimony|antimon|antimonio|antimoine|antymonu|сурьмы)$/, /^antimon/],
  ['cadmium', /^[ck]adm(?:ium|io|u)$|^кадмия$/, /^[ck]admium/],
  ['thallium', /^(?:thallium|tall?io|talu|thallous|таллия)$/, /^thallium/],
  ['nickel', /^(?:nickel|nichel|niquel|nikiel|niklu|nikkel|никеля)$/, /^nickel/],
  ['cobalt', /^(?:[ck]obalto?|kobaltu|cobaltous|кобальта)$/, /^[ck]obalt/],
  ['chromium', /^(?:chromium|chrome|chromu|cromo|chroom|хрома)$/, /^chrom/],
  ['beryllium', /^(?:beryllium|berill?io|berylu|бериллия)$/, /^beryllium/],
  ['vanadium', /^(?:vanadium|vanadio|wanadu)$/, /^vanadium/],
]

/** Acids without their hydrogen and the like. What stands first is tried first where a word ends with two of them. */
export const ANIONS: readonly (readonly [string, RegExp])[] = [
  ['hydrochloride', /(?:hydrochlorid[e]?|chlorhydrat[e]?|clor(?:id|hid)rato|chlorowodorek|hcl)$/],
  ['hydrobromide', /(?:hydrobromid[e]?|bromhydrat[e]?|brom(?:id|hid)rato|bromowodorek|hbr)$/],
  ['hydroxide', /(?:hydroxid[e]?|hydroxyd[e]?|idrossido|hidroxido|wodorotlenek|гидроксид)$/],
  ['peroxide', /(?:peroxid[eo]?|peroxyd[e]?|perossido|nadtlenek)$/],
  ['oxide', /(?:oxid[eo]?|oxyd[e]?|ossido|tlenek|оксид)$/],
  ['dichromate', /(?:dichromat[e]?|bichromat[e]?|[db]icromato|dichromian)$/],
  ['chromate', /(?:chromat[e]?|cromato|chromian|хромат)$/],
  ['perborate', /(?:perborat[eo]?|nadboran)$/],
  ['borate', /(?:borat[eo]?|boran|борат)$/],
  ['sulfate', /(?:sul(?:f|ph)aa?t[eo]?|solfato|siarczan|сульфат)$/],
  ['sulfite', /(?:sul(?:f|ph)iet|sul(?:f|ph)it[eo]?|solfito|siarczyn)$/],
  ['sulfide', /(?:sul(?:f|ph)id[e]?|sulfure|s[ou]lfuro|sulfeto|siarczek|сульфид)$/],
  ['chloride', /(?:chlorid[e]?|chlorure|cloruro|cloreto|chlorek|хлорид)$/],
  ['bromide', /(?:bromid[e]?|bromure|bromuro|brometo|bromek|бромид)$/],
  ['iodide', /(?:[ij]odid[e]?|iodure|[iy]oduro|iodeto|jodek|[ий]одид)$/],
  ['fluoride', /(?:fluorid[e]?|fluorure|fluoruro|fluoreto|fluorek|фторид)$/],
  ['cyanide', /(?:[cz]yanid[e]?|cyanure|cianuro|cianeto|cyjanek|цианид)$/],
  ['nitrate', /(?:nitraa?t[eo]?|azotan|нитрат)$/],
  ['nitrite', /(?:nitrit[eo]?|azotyn|нитрит)$/],
  ['carbonate', /(?:[ck]arbonaa?t[eo]?|weglan|карбонат)$/],
  ['phosphate', /(?:phosphat[e]?|fosfaa?t[eo]?|fosforan|фосфат)$/],
  ['acetate', /(?:a[cz]etaa?t[eo]?|octan|ацетат)$/],
  ['arsenate', /(?:arsenat[eo]?|arsenian)$/],
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
