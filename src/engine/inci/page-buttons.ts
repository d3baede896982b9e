import type { LeftOut } from '../../contract/finding.ts'
import { REASON, squeeze } from './label.ts'
import { type PlainText, spanOf } from './plain-text.ts'

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
export function withoutButtons(plain: PlainText): { plain: PlainText; buttons: LeftOut[] } {
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
