import type { Use } from '../knowledge/use-facts.ts'

/**
 * Words that say what a product is for, in the languages whose headings are read, folded as `foldWords` folds a text. A
 * blank in front or behind stands for the edge of a word; without it a word may stand inside another (`Haarshampoo`).
 */
export const USE_WORDS: readonly (readonly [Use, string])[] = [
  [
    'rinse-off',
    'shampoo| shampoing| champu| szampon| schampo| sampon| xampu| cleans| wash| rinse| soap| scrub| conditioner| shower| bath | bathing|dusch| douche| doccia| ducha| banho| bagno| prysznic| sprchov| suihku| tusfurdo| savon|seife | sapone| jabon| sabonete| mydlo| tval | reinig|reinigung| nettoyant| nettoyante| detergente| limpiador|spulung| odzywka| relaxer| straighten| rasier| shaving| a raser| шампун| душа| мыло| кондиционер| зубная|シャンプー|コンディショナー|洗面|クレンジング|ソープ|샴푸|린스|워시|클렌징|비누|洗发|洁面|沐浴|香皂',
  ],
  [
    'leave-on',
    ' cream|creme | creme| crema| creme| krem |kreme | lotion|lotion | locion| locao| serum| suero| moistur| balm | baume|balsam | balsam | balsami| fluid| tonic | toner | ointment| salbe|salbe | essence| emulsion| emulsione| leave in | leave on | feuchtigkeit| hydrat| идратант| крем| лосьон| сыворот| бальзам|クリーム|ローション|美容液|乳液|化粧水|크림|로션|세럼|에센스|에멀전|토너|面霜|精华|乳液|化妆水|護手|护手霜',
  ],
  [
    'hair',
    'shampoo| shampoing| champu| szampon| schampo| sampon| conditioner| hair| haar|haar | cheveu| capill| capel| cabello| cabelo| wlos| vlas| har | harbalsam| hius| scalp| kopfhaut|haarspulung| волос| шампун|ヘア|髪|シャンプー|コンディショナー|헤어|모발|샴푸|头发|护发|洗发',
  ],
  [
    'face',
    ' face | facial|gesicht| visage| viso | facciale| rostro| rosto | twarz| gezicht| ansikt| kasvo| oblicej| plet | pletov| arckrem| arcra | лица | лицо | обличч| лице | προσωπ| yuz | obraz | night cream | day cream |nachtcreme|tagescreme| nachtpflege| creme de nuit| creme de jour| crema notte| anti wrinkle| antirid| anti rid|フェイス|顔|페이스|얼굴|面霜|面部|脸',
  ],
  [
    'hand',
    ' hand | hands | handcr| handkr| handlot| handwasch| handseif| handbals| handtval| handgel| mains | mani | manos | maos | rece | rak | dloni| ruce | kezkrem| kasivoide| рук |ハンド|핸드|护手|手霜',
  ],
  [
    'body',
    ' body| korper| corps | corpo | corporel| corporal| corporeo| cuerpo| cialo| ciala| do ciala| lichaam| kropp| krops| kropslot| vartalo| telove| telov| na telo | testapol| тела | тіла| тяло| σωματ| vucut| shower| dusch| douche| doccia| ducha| prysznic| bath | bodylot|ボディ|바디|身体|沐浴',
  ],
  [
    'lip',
    ' lip | lips | lipst| lipbal| lipgl| levres| lippen| labbra| labial| labios | ust |pomadka| lappbal| huul| na rty | ajakbal| губ |リップ|립밤|립스틱|唇',
  ],
  [
    'eye',
    ' eye | eyes | yeux | augen| occhi | ojos | olhos | oczu | oogcreme| глаз|アイクリーム|眼霜|아이크림',
  ],
  [
    'eye-make-up',
    ' mascara| eyeliner| eye liner| eyeshadow| eye shadow| kajal| kohl |lidschatten| wimperntusche| ombretto| fard a paupieres| sombra de ojos| тушь |マスカラ|アイライナー|アイシャドウ|마스카라|睫毛膏|眼影',
  ],
  [
    'make-up',
    ' make up | makeup| foundation| concealer| fond de teint| fondotinta| blush | bb cream|ファンデーション|파운데이션|粉底',
  ],
  [
    'toothpaste',
    ' toothpaste| tooth paste| dentifric| zahnpasta| zahncreme| pasta de dientes| pasta de dentes| pasta do zebow| tandpasta| tandkram| tandkrem| hammastahna| zubni pasta| zubna pasta| fogkrem| зубная паста|歯磨|치약|牙膏',
  ],
  [
    'mouthwash',
    ' mouthwash| mouth wash| mouth rinse| mundspul| mundwasser| bain de bouche| collutorio| colutorio| enjuague bucal| do plukania| mondwater| mondspoel| munvatten| mundskyl|マウスウォッシュ|洗口|가글|漱口',
  ],
  ['nails', ' nail| nagel|nagel | ongle| unghie | unas | unhas | paznok| ногт|ネイル|네일|指甲'],
  ['cuticle', ' cuticle| nagelhaut| cuticul| skorek '],
  [
    'feet',
    ' foot | feet | footcr| fusscr| fusspf| fuss | pieds | piedi | pies | pes | do stop | voeten| voetcreme| fotkram| для ног |フット|풋크림|足',
  ],
  [
    'deodorant',
    ' deo | deodor| desodor| dezodor| antiperspir| anti perspir| antitranspir| antytranspir| дезодорант|デオドラント|데오드란트|止汗',
  ],
  ['roll-on', ' roll on | rollon| deoroller| kulickov'],
  [
    'perfume',
    ' eau de toilette| eau de parfum| eau de cologne| cologne | aftershave| after shave| body mist |オードトワレ|향수|香水',
  ],
  ['soap', ' soap| savon|seife | sapone| jabon| sabonete| mydlo| tval | мыло|ソープ|비누|香皂'],
  [
    'anti-dandruff',
    ' dandruff| antidandruff|schuppen| antipellicul| anti pellicul| antiforfora| anti forfora| anticaspa| przeciwlupiez| перхот| mjall|フケ|비듬|去屑',
  ],
  [
    'hair-dye',
    ' hair dye| hair colo| haircolo| haarfarb| coloration | colorazione| tintura | tinte | coloracion| farba do wlosow| haarkleur| haarverf| harfarg| краска для волос|ヘアカラー|白髪染|염색|染发',
  ],
  [
    'hair-shaping',
    ' relaxer| straighten| perm | perming| permanent wave| hair wav| waving| dauerwell| lissage| lissant| alisado| alisante| prostowania| permanente|パーマ|烫发|펌제',
  ],
  [
    'depilatory',
    ' depilat| depilac| depilaz| depilier| hair removal| hair remover|haarentfern|enthaar| ontharing| депиляц|除毛|제모|脱毛',
  ],
  [
    'self-tanning',
    ' self tan| selftan| selbstbraun| autobronz| autobronc| autoabbronz| autobronceador| samoopal| zelfbruin| brun utan sol| selvbrun| автозагар| sunless tan| fake tan| gradual tan|セルフタン|셀프태닝',
  ],
  [
    'sunscreen',
    ' sun | suncream| sunscreen| sunblock| spf| sonnen| solaire| solare | solari | solar | opalov| opalan| zonne| solkram| solkrem| aurinko| naptej| солнцезащит|日焼け止め|サンスクリーン|선크림|선스크린|防晒',
  ],
  ['powder', ' powder|puder | puder| poudre| polvo | polvos | cipria|パウダー|파우더'],
  ['spray', ' spray|spray | aerosol| sprej | mist | спрей|スプレー|스프레이|喷雾'],
  ['aerosol', ' aerosol| aerozol| propellant| аэрозол'],
  [
    'professional',
    ' professional| professionnel| professionell| profesional| salon use| gewerblich| профессионал|業務用|전문가용',
  ],
]

/** Words that say outright that it stays on, whatever else is said: `Dry Shampoo`. */
export const STAYS_WORDS =
  ' leave in | leave on | dry shampoo| no rinse| without rinsing| sans rincage| ohne ausspulen| senza risciacquo| sin aclarado| after shav| aftershave| after sun| after bath| after shower| trockenshampoo'

/** What follows from a use: a shampoo is for hair, a deodorant stays on. */
export const IMPLIED: Partial<Record<Use, readonly Use[]>> = {
  'anti-dandruff': ['hair', 'rinse-off'],
  'hair-dye': ['hair', 'rinse-off'],
  'hair-shaping': ['hair', 'rinse-off'],
  toothpaste: ['mouth', 'rinse-off'],
  mouthwash: ['mouth', 'rinse-off'],
  'eye-make-up': ['eye', 'make-up', 'leave-on'],
  'make-up': ['leave-on'],
  cuticle: ['nails'],
  deodorant: ['leave-on'],
  perfume: ['leave-on'],
  lip: ['leave-on'],
  'self-tanning': ['leave-on'],
  sunscreen: ['leave-on'],
  depilatory: ['rinse-off'],
  soap: ['rinse-off'],
  aerosol: ['spray'],
}
