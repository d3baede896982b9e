import type { LeftOut } from '../../contract/finding.ts'
import { REASON, squeeze } from './label.ts'
import { spanOf, type PlainText } from './plain-text.ts'

/** What shops let one press; of several words, as one alone (`more`, `open`, `mehr`) may be of a name or a claim. */
const BUTTONS = [
  '(?:show|read|see|view|load|learn) (?:more|less|all)|(?:show|view|see) (?:full|all|complete) (?:list|ingredients?(?: list)?)|add to (?:cart|bag|basket|wish ?list)|buy (?:it )?now|continue reading',
  '(?:mehr|weniger|alles?) (?:anzeigen|lesen|erfahren|sehen)|weiterlesen|in den (?:warenkorb|einkaufswagen)|jetzt kaufen|zur wunschliste(?: hinzufügen)?',
  'voir (?:plus|moins|tout)|(?:lire|afficher) (?:la suite|plus|moins)|en savoir plus|ajouter au panier|acheter maintenant',
  'ver (?:más|mas|menos|mais|tudo|todo)|(?:leer|mostrar) (?:más|mas|menos)|(?:ler|mostrar|saiba) mais|mostrar menos|añadir (?:al carrito|a la cesta)|agregar al carrito|adicionar ao carrinho|comprar ahora|comprar agora',
  '(?:leggi|mostra|vedi|scopri) (?:tutto|di più|altro|meno)|aggiungi al carrello|acquista ora',
  '(?:zobacz|pokaż|czytaj|rozwiń) (?:więcej|mniej|wszystko)|dodaj do koszyka|kup teraz',
  '(?:lees|toon|bekijk) (?:meer|minder|alles)|(?:meer|minder) (?:lezen|weergeven|tonen)|in (?:mijn )?winkelwagen|in winkelmand',
  '(?:visa|läs|vis|læs|les|se) (?:mer|mere|mindre|færre)|lägg i (?:varukorg(?:en)?|kundvagn(?:en)?)|læg i kurv|legg i handlekurv(?:en)?|näytä (?:lisää|vähemmän)|lue lisää|lisää ostoskoriin',
  '(?:zobrazit|zobraziť|číst|čítať) (?:více|viac|méně|menej)|(?:do|přidat do) košíku|pridať do košíka|mutass többet|kosárba(?: teszem)?|(?:vezi|citește|afișează) mai (?:mult|multe|puțin)|adaugă în coș',
  '(?:показать|читать|смотреть|узнать) (?:ещё|еще|больше|далее|полностью|вс[её]|меньше)|подробнее|свернуть|развернуть|(?:добавить )?в корзину|купить сейчас|показати (?:ще|більше)|читати далі|додати в кошик',
  'daha (?:fazla|az)(?: göster| gör)?|devamını (?:oku|gör|göster)|(?:tümünü|hepsini) (?:gör|göster)|sepete ekle|hemen (?:al|satın al)',
  '더 ?보기|자세히 ?보기|전체 ?보기|접기|펼치기|펼쳐보기|닫기|장바구니(?: ?담기)?|바로 ?구매(?:하기)?|구매하기|선물하기|찜하기|특이 ?사항(?: ?:? ?없음)?',
  'もっと(?:見る|みる|読む)|続きを(?:読む|見る)|(?:すべて|全て)(?:を)?(?:見る|表示)|閉じる|折りたたむ|カートに(?:入れる|追加)|買い物かごに入れる|今すぐ(?:買う|購入)|お気に入りに(?:追加|登録)',
  '展开|展開|收起|收合|关闭|關閉|查看更多|显示更多|顯示更多|加入(?:购物车|購物車)|立即(?:购买|購買)',
  'xem thêm|thu gọn|thêm vào giỏ(?: hàng)?|mua ngay|lihat selengkapnya|baca selengkapnya|tambah ke keranjang|اقرأ المزيد|عرض المزيد|أضف إلى السلة|קרא עוד|הצג עוד|הוסף לסל',
].join('|')
/** Chinese is written without blanks: these are of no name, whatever they stand behind. */
const GLUED =
  '(?:点击)?展开(?:全部|更多|全文)|點擊展開|展開全部|展开▼|查看(?:更多|全部)|もっと見る|続きを読む'
const ARROWS = '[▲▼△▽▴▾▸▶›»⌄⌃↓↑∨∧]'
const ONE = `(?:[[({<] ?)?(?:${BUTTONS})(?: ?${ARROWS}{1,3})?(?: ?[\\])}>])?`
/** Also several side by side, and with the sign in front: `Show less ▲ Read more ▼`, `- Show more`. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}-])(?:[-–|+] ?|${ARROWS} ?)?${ONE}(?:[ |/·]{1,3}${ONE}){0,9}(?![\\p{L}\\p{N}\\p{M}-])|${GLUED}`,
  'giu',
)
/** One word is a button only in brackets behind a name or where the text breaks off: `... more`. */
const MORE =
  /(?<=\S\s?)[[(] ?(?:\.{2,3} ?|… ?)?(?:more|less|mehr|weniger|plus|más|mas|mais|altro|więcej|meer|mer|mere|více|ещё|еще|daha|더보기|更多) ?(?:\.{2,3}|…)? ?[\])](?=\s*(?:$|[\n,;.]))|(?<=(?:\.{2,3}|…) ?)(?:more|mehr|plus|más|mais|altro|więcej|meer|mer|mere|více|ещё|еще)(?=\s*(?:$|\n))/giu

/** `Yorumlar (124) ★★★★☆ Harika nemlendiriyor, retinol gibi etki`: what others say of the product, to the end of the line. */
const REVIEWS = new RegExp(
  '(?<=^|\\n)[ •-]{0,3}(?:(?:customer |product |user )?reviews?|(?:customer )?ratings?|(?:kunden)?(?:bewertungen|rezensionen)|avis(?: clients?)?|opiniones|valoraciones|reseñas|recensioni|' +
    'avaliações|opinie|recenzje|(?:müşteri )?(?:yorumlar[ıi]?|değerlendirmeler[i]?)|отзывы|відгуки|recensies|beoordelingen|omdömen|recensioner|anmeldelser|omtaler|arvostelut|hodnocení|recenze|' +
    'értékelések|vélemények|recenzii|κριτικές|レビュー|クチコミ|리뷰|评价|評價|đánh giá|ulasan)' +
    '[ :]{0,2}(?:\\(? ?\\d[\\d.,]{0,6} ?\\)?|[★☆⭐]{2,5})(?![\\p{L}\\d%])(?![^\\n]{0,400}(?:ingr|inci\\b|zutat|inhaltsst|состав|içindek|成分|성분|skład|összetev|složen|sammans))[^\\n]{0,400}',
  'giu',
)

/**
 * The same text without the buttons of a page and the reviews on it, which are told as left out: `Parfum Read more`, `나이아신아마이드 닫기` would else be
 * one name that nobody knows. No sign moves, so that every place stays what it was.
 */
export function withoutButtonsAndReviews(plain: PlainText): { plain: PlainText; buttons: LeftOut[] } {
  const buttons: LeftOut[] = []
  const blank = (whole: string, ...[at, all]: [number, string]) => {
    const behind = all.slice(at + whole.length, at + whole.length + LOOK_CHARS)
    // `Read more about parabens`
    if (/^ ?\p{Ll}\p{Ll}/u.test(behind)) return whole
    const said = squeeze(whole)
    const start = at + whole.indexOf(said.charAt(0))
    buttons.push({ text: said, span: spanOf(plain, start, at + whole.length), reason: REASON.notice })
    // What stands behind it is another part of the page, unless the list goes on.
    const goesOn = /^\s*(?:[,;•.]|$)/.test(behind)
    return (goesOn ? '' : '\n').padEnd(whole.length)
  }
  const text = plain.text.replace(RUN, blank).replace(MORE, blank).replace(REVIEWS, blank)
  return buttons.length === 0 ? { plain, buttons } : { plain: { ...plain, text }, buttons }
}
const LOOK_CHARS = 9

/** What shops of East Asia set in front of each field of a product. */
const SIGN = '[▶►▷▸■□▪◆◇◈●○◎◉★☆※▼▽▲△☑✔✓✅▣❖♦♣♠♥•ㆍ·*]'
const HEADING =
  '(?:(?:화장품|주요|제품|전체|모든|商品|製品|配合|産品|产品|主要|主な) ?)?(?:全成分|配合成分|成分表?|成份|전 ?성분|배합 ?성분|성분|원료명?|ingredients?)'
/** Of these none holds the list. */
const FIELDS = [
  '(?:내)?용량|중량|용량 ?(?:및|또는|/) ?중량|내용물의 용량(?: 또는 중량)?|제조사|제조원|제조업[자체]|제조자|판매[사원자]|판매업자|책임 ?판매 ?업자|(?:화장품)?(?:책임)?(?:제조|판매)업자|수입[사원자]|유통[사원]|제조국가?|원산지',
  '사용 ?기[한간]|유통 ?기한|개봉 ?후 ?사용 ?기[한간]|제조 ?(?:일자?|번호|연월일?)|사용 ?방법|사용법|사용 ?시 ?주의 ?사항|주의 ?사항|보관 ?방법|품질 ?보증 ?기준|고객 ?센터|소비자 ?상담(?:실)?|제품 ?명|상품 ?명|품명|브랜드|피부 ?타입|(?:제품 ?)?주요 ?사양|가격|바코드|효[능과]|기능성(?: ?여부)?',
  '内容量|製造販売(?:元|業者)|製造元|発売元|販売元|販売業者|輸入元|原産国|製造国|生産国|使用方法|ご使用方法|使い方|使用上の注意|ご注意|注意|使用期限|保管方法|保存方法|商品名|製品名|品名|ブランド|お問い合わせ(?:先)?|区分|効能(?:効果)?|価格|サイズ',
  '净含量|淨含量|规格|規格|产地|產地|原产国|原產國|原产地|生产商|制造商|製造商|生产企业|生产厂家|经销商|进口商|保质期|保存期限|有效期|有效期限|使用说明|使用期限|注意事项|注意事項|品牌|产品名称|商品名称|容量|重量|功效|生产日期|批准文号|备案(?:号|编号)|执行标准|条形码|贮存条件',
  'volume|size|capacity|net (?:weight|wt\\.?|contents?)|manufacturer|manufactured by|made in|(?:country of )?origin|brand|expir(?:y|ation) date|how to use|storage',
].join('|')

/** `▶ 성분:`, `▼成分▼`, `◎成分 水`; in front of a stretch in brackets (`【全成分】`) no sign is needed, and those are read elsewhere. */
const SIGNED_HEADING = new RegExp(`${SIGN}{1,2} ?(${HEADING}) ?(?:[:=]|${SIGN}{1,2}|(?=\\s)) ?`, 'giu')
/** `▶ 용량: 50ml`, `- 용량: 50ml`, `[内容量]50mL`: as far as the next sign or the end of the line. */
const SIGNED_FIELD = new RegExp(
  `(?:${SIGN}{1,2} ?|(?<=\\s)- )(?:${FIELDS}) ?(?:[:=]|${SIGN}|(?= )|\\n(?=[^\\n,/]{1,60}(?:\\n|$))) ?(?:(?!${SIGN}|\\[| - )[^\\n]){0,200}|(?:\\[(?:${FIELDS})\\]) ?:?[^\\n[\\]▶■◆●★※•]{0,200}`,
  'giu',
)

/**
 * The same text with the list that a sign and a heading open in a line of its own, and without the other fields that signs
 * open, which are told as left out: `▶ 성분: 정제수 / 글리세린 ▶ 용량: 50ml`. What stands in front of the last colon would else be
 * a title. No sign moves, so that every place stays what it was.
 */
export function withoutSignedFields(plain: PlainText): { plain: PlainText; fields: LeftOut[] } {
  const fields: LeftOut[] = []
  if (!MAY_HOLD_FIELDS.test(plain.text)) return { plain, fields }
  const text = plain.text
    .replace(SIGNED_FIELD, (whole, at: number) => {
      const said = squeeze(whole)
      fields.push({ text: said, span: spanOf(plain, at, at + whole.trimEnd().length), reason: REASON.notice })
      return '\n'.padEnd(whole.length)
    })
    .replace(SIGNED_HEADING, (whole, heading: string) => {
      const at = whole.indexOf(heading)
      return `${'\n'.padEnd(at)}${`${heading}:`.padEnd(whole.length - at)}`
    })
  return text === plain.text ? { plain, fields } : { plain: { ...plain, text }, fields }
}

/** Most texts hold none of them. */
const MAY_HOLD_FIELDS = /[\p{Script=Hangul}\p{Script=Han}]|[▶►▷▸■□▪◆◇◈●○◎◉★☆※▼▽☑✔✅▣❖]/u
