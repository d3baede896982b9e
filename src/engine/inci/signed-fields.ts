import type { LeftOut } from '../../contract/finding.ts'
import { REASON, squeeze } from './label.ts'
import { type PlainText, spanOf } from './plain-text.ts'

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
