import type { Knowledge } from '../../../knowledge/load.ts'
import { nameKey } from '../name-key.ts'
import { lettersOf, oneNameOf, readingsOf, piecesOf, spellingOf, type Spelling } from './spelling.ts'

const HANGUL = /[가-힣]/
/** Longer names are sentences. */
const SIGNS_MAX = 80

/**
 * The Latin name that a Korean one spells: by its list of names Korea writes the English name as it sounds, word by word and
 * without blanks, so that the pieces put together are the letters of the name. Only a name that is known letter by letter
 * counts, and only where every way to take the Korean apart leads to one substance; null for anything else.
 */
export function fromKorean(printed: string, knowledge: Knowledge): string | null {
  if (!HANGUL.test(printed) || printed.length > SIGNS_MAX) return null
  const [letters, spelling] = [lettersOf(knowledge), spellingIn(knowledge)]
  return oneNameOf(readingsOf(nameKey(printed), spelling, letters), letters, spelling)
}

const spellings = new WeakMap<Knowledge['names'], Spelling>()

function spellingIn(knowledge: Knowledge): Spelling {
  const built = spellings.get(knowledge.names)
  if (built) return built
  const spelling = spellingOf(
    {
      signs: /^[가-힣]+$/,
      parts: KOREAN_PLANT_PARTS,
      // One sign (`귤`, `콩`) stands inside too many other words.
      plantSignsMin: 2,
      pieces: piecesOf(KOREAN_PIECES, KOREAN_PLANT_PARTS),
    },
    knowledge,
  )
  spellings.set(knowledge.names, spelling)
  return spelling
}

/**
 * How the Korean list of names writes the pieces of English ones, sign by sign as they sound. Pieces of one line are parted by
 * blanks; what stands for several is parted by a bar. Older spellings (`디`, `트리`, `글리콜`) stand beside the newer ones, for packs
 * print both; `메칠` and `에칠` are `메틸` and `에틸` in every key of a name.
 */
const KOREAN_PIECES = `
모노=MONO 다이=DI 디=DI|DE|D 트라이=TRI 트리=TRI 테트라=TETRA 펜타=PENTA 헥사=HEXA 헵타=HEPTA 옥타=OCTA 노나=NONA 데카=DECA 운데카=UNDECA 도데카=DODECA
올리고=OLIGO 폴리=POLY 세스퀴=SESQUI 비스=BIS 트리스=TRIS 사이클로=CYCLO 시클로=CYCLO 아이소=ISO 이소=ISO 네오=NEO 메타=META 오르토=ORTHO 파라=PARA 하이퍼=HYPER
하이드록시=HYDROXY 하이드로=HYDRO 히드록시=HYDROXY 안하이드로=ANHYDRO 데하이드로=DEHYDRO 디하이드로=DEHYDRO|DIHYDRO 다이하이드로=DIHYDRO 테트라하이드로=TETRAHYDRO
하이드로제네이티드=HYDROGENATED 하이드롤라이즈드=HYDROLYZED 가수분해=HYDROLYZED 수소화=HYDROGENATED 아세틸레이티드=ACETYLATED 에톡실레이티드=ETHOXYLATED
설페이티드=SULFATED 설포네이티드=SULFONATED 설퓨라이즈드=SULFURIZED 메틸레이티드=METHYLATED 퍼멘티드=FERMENTED 아미데이티드=AMIDATED
메틸=METHYL 에틸=ETHYL 프로필=PROPYL 부틸=BUTYL 펜틸=PENTYL 헥실=HEXYL 헵틸=HEPTYL 옥틸=OCTYL 노닐=NONYL 데실=DECYL 운데실=UNDECYL 도데실=DODECYL
트라이데실=TRIDECYL 세틸=CETYL 세테아릴=CETEARYL 세토스테아릴=CETOSTEARYL 스테아릴=STEARYL 라우릴=LAURYL 미리스틸=MYRISTYL 팔미틸=PALMITYL 올레일=OLEYL 리놀레일=LINOLEYL
카프릴릴=CAPRYLYL 카프릴=CAPRYL 카프릴릭=CAPRYLIC 카프릭=CAPRIC 베헤닐=BEHENYL 아라키딜=ARACHIDYL 코코일=COCOYL 코코=COCO 라놀린=LANOLIN 리놀=LINOL 올레=OLE
아세틸=ACETYL 팔미토일=PALMITOYL 미리스토일=MYRISTOYL 스테아로일=STEAROYL 라우로일=LAUROYL 올레오일=OLEOYL 카프릴로일=CAPRYLOYL 카프로일=CAPROYL|CAPROOYL 운데실레노일=UNDECYLENOYL
벤조일=BENZOYL 벤질=BENZYL 페닐=PHENYL 페녹시=PHENOXY 페놀=PHENOL 페논=PHENONE 메톡시=METHOXY 에톡시=ETHOXY 프로폭시=PROPOXY 부톡시=BUTOXY 폭시=POXY 옥시=OXY 옥소=OXO 아미노=AMINO
나이트로=NITRO 니트로=NITRO 클로로=CHLORO 브로모=BROMO 플루오로=FLUORO 퍼플루오로=PERFLUORO 아이오도=IODO 요오도=IODO 티오=THIO 치오=THIO 설포=SULFO 설폰=SULFON 포스포=PHOSPHO 포스파티딜=PHOSPHATIDYL
비닐=VINYL 비닐리덴=VINYLIDENE 알릴=ALLYL 알킬=ALKYL 아릴=ARYL 아크릴로일=ACRYLOYL 메타크릴로일=METHACRYLOYL 아크릴아미도=ACRYLAMIDO 글리세릴=GLYCERYL 글루타밀=GLUTAMYL 글리시딜=GLYCIDYL
코카미도=COCAMIDO 라우라미도=LAURAMIDO 스테아라미도=STEARAMIDO 올레아미도=OLEAMIDO 베헨아미도=BEHENAMIDO 팔미타미도=PALMITAMIDO 라우르아미도=LAURAMIDO 운데실렌아미도=UNDECYLENAMIDO 아미도=AMIDO
소듐=SODIUM 나트륨=SODIUM 포타슘=POTASSIUM 칼륨=POTASSIUM 칼슘=CALCIUM 마그네슘=MAGNESIUM 알루미늄=ALUMINUM 징크=ZINC 카퍼=COPPER 쿠퍼=COPPER 망가니즈=MANGANESE 망간=MANGANESE 리튬=LITHIUM 암모늄=AMMONIUM
스트론튬=STRONTIUM 바륨=BARIUM 셀레늄=SELENIUM 타이타늄=TITANIUM 티타늄=TITANIUM 아이언=IRON 페릭=FERRIC 페러스=FERROUS 실버=SILVER 골드=GOLD 틴=TIN 스태너스=STANNOUS 비스무트=BISMUTH 보론=BORON 세륨=CERIUM 지르코늄=ZIRCONIUM 레드=RED|LEAD
애씨드=ACID 애시드=ACID 에씨드=ACID 산=ACID 알코올=ALCOHOL 알콜=ALCOHOL 글라이콜=GLYCOL 글리콜=GLYCOL 다이올=DIOL 디올=DIOL 트라이올=TRIOL 에터=ETHER 에테르=ETHER 에텔=ETHER 에스터=ESTER|ESTERS 에스테르=ESTER|ESTERS 글리세린=GLYCERIN
클로라이드=CHLORIDE 브로마이드=BROMIDE 아이오다이드=IODIDE 플루오라이드=FLUORIDE 옥사이드=OXIDE 다이옥사이드=DIOXIDE 하이드록사이드=HYDROXIDE 퍼옥사이드=PEROXIDE 설파이드=SULFIDE 나이트라이드=NITRIDE 카바이드=CARBIDE
설페이트=SULFATE 황산=SULFATE 설파이트=SULFITE 바이설파이트=BISULFITE 티오설페이트=THIOSULFATE 치오설페이트=THIOSULFATE 포스페이트=PHOSPHATE 파이로포스페이트=PYROPHOSPHATE 피로포스페이트=PYROPHOSPHATE 나이트레이트=NITRATE 카보네이트=CARBONATE 바이카보네이트=BICARBONATE
실리케이트=SILICATE 보레이트=BORATE 스타네이트=STANNATE 클로레이트=CHLORATE 아이오데이트=IODATE 티오시아네이트=THIOCYANATE 설포네이트=SULFONATE 포스포네이트=PHOSPHONATE 올레핀=OLEFIN 자일렌=XYLENE 톨루엔=TOLUENE 큐멘=CUMENE
아세테이트=ACETATE 초산=ACETATE 프로피오네이트=PROPIONATE 뷰티레이트=BUTYRATE 부티레이트=BUTYRATE 발러레이트=VALERATE 헥사노에이트=HEXANOATE 헵타노에이트=HEPTANOATE 옥타노에이트=OCTANOATE 노나노에이트=NONANOATE 데카노에이트=DECANOATE 카프레이트=CAPRATE 카프릴레이트=CAPRYLATE 카프로에이트=CAPROATE
라우레이트=LAURATE 미리스테이트=MYRISTATE 팔미테이트=PALMITATE 스테아레이트=STEARATE 아이소스테아레이트=ISOSTEARATE 올리에이트=OLEATE 올레이트=OLEATE|OLATE 올리베이트=OLIVATE 리놀리에이트=LINOLEATE 리놀레에이트=LINOLEATE 리시놀리에이트=RICINOLEATE 리시놀레에이트=RICINOLEATE 베헤네이트=BEHENATE 에루케이트=ERUCATE 코코에이트=COCOATE 탈로우에이트=TALLOWATE 팔메이트=PALMATE 팜커넬레이트=PALMKERNELATE
락테이트=LACTATE 락틸레이트=LACTYLATE 시트레이트=CITRATE 말레이트=MALATE|MALEATE 말리에이트=MALEATE 석시네이트=SUCCINATE 숙시네이트=SUCCINATE 설포석시네이트=SULFOSUCCINATE 타르트레이트=TARTRATE 타트레이트=TARTRATE 글루코네이트=GLUCONATE 글루타메이트=GLUTAMATE 아스파테이트=ASPARTATE 글리시네이트=GLYCINATE 알라니네이트=ALANINATE 사코시네이트=SARCOSINATE 사르코시네이트=SARCOSINATE
타우레이트=TAURATE 이세티오네이트=ISETHIONATE 아이세티오네이트=ISETHIONATE 프탈레이트=PHTHALATE 테레프탈레이트=TEREPHTHALATE 아디페이트=ADIPATE 세바케이트=SEBACATE 아젤레이트=AZELATE 살리실레이트=SALICYLATE 벤조에이트=BENZOATE 신나메이트=CINNAMATE 소르베이트=SORBATE 솔베이트=SORBATE 솔비탄=SORBITAN 소르비탄=SORBITAN 폴리솔베이트=POLYSORBATE
아스코베이트=ASCORBATE 아스코르베이트=ASCORBATE 하이알루로네이트=HYALURONATE 히알루로네이트=HYALURONATE 알지네이트=ALGINATE 파이테이트=PHYTATE 판토테네이트=PANTOTHENATE 니코티네이트=NICOTINATE 나이코티네이트=NICOTINATE 글리시리제이트=GLYCYRRHIZATE 글리시레티네이트=GLYCYRRHETINATE 아크릴레이트=ACRYLATE|ACRYLATES 메타크릴레이트=METHACRYLATE|METHACRYLATES 크로토네이트=CROTONATE|CROTONATES 카복실레이트=CARBOXYLATE 카르복실레이트=CARBOXYLATE 유레테인=URETHANE 우레탄=URETHANE
하이드록시벤조에이트=HYDROXYBENZOATE 파라벤=PARABEN 프로피오날=PROPIONAL 레티노에이트=RETINOATE 피루베이트=PYRUVATE 만델레이트=MANDELATE 갈레이트=GALLATE 페룰레이트=FERULATE 코제이트=KOJATE 코지에이트=KOJATE 글루코헵토네이트=GLUCOHEPTONATE 폴리스타이렌=POLYSTYRENE
시트릭=CITRIC 락틱=LACTIC 글라이콜릭=GLYCOLIC 글리콜릭=GLYCOLIC 말릭=MALIC 말레익=MALEIC 타르타릭=TARTARIC 타타릭=TARTARIC 석시닉=SUCCINIC 숙시닉=SUCCINIC 살리실릭=SALICYLIC 벤조익=BENZOIC 소르빅=SORBIC 솔빅=SORBIC 레블리닉=LEVULINIC 레불리닉=LEVULINIC 아니식=ANISIC 만델릭=MANDELIC 아젤라익=AZELAIC 글루코닉=GLUCONIC 글루타믹=GLUTAMIC 아스파틱=ASPARTIC 아스코빅=ASCORBIC 페룰릭=FERULIC 카페익=CAFFEIC 갈릭=GALLIC 엘라직=ELLAGIC 코직=KOJIC 트라넥사믹=TRANEXAMIC
스테아릭=STEARIC 팔미틱=PALMITIC 미리스틱=MYRISTIC 라우릭=LAURIC 올레익=OLEIC 올레산=OLEICACID 리놀레익=LINOLEIC 리놀레닉=LINOLENIC 베헤닉=BEHENIC 아라키딕=ARACHIDIC 에루식=ERUCIC 리시놀레익=RICINOLEIC 운데실레닉=UNDECYLENIC 하이알루로닉=HYALURONIC 히알루로닉=HYALURONIC 알지닉=ALGINIC 파이틱=PHYTIC 피틱=PHYTIC 에티드로닉=ETIDRONIC 보릭=BORIC 포스포릭=PHOSPHORIC 설퓨릭=SULFURIC 하이드로클로릭=HYDROCHLORIC 아세틱=ACETIC 프로피오닉=PROPIONIC 포믹=FORMIC 옥살릭=OXALIC 아디픽=ADIPIC 세바식=SEBACIC 티옥틱=THIOCTIC 티오글라이콜릭=THIOGLYCOLIC 치오글라이콜릭=THIOGLYCOLIC 우르솔릭=URSOLIC 올레아놀릭=OLEANOLIC 아크릴릭=ACRYLIC 메타크릴릭=METHACRYLIC 폴릭=FOLIC 글리시리직=GLYCYRRHIZIC 글리시레티닉=GLYCYRRHETINIC 락토바이오닉=LACTOBIONIC 니코티닉=NICOTINIC 판토테닉=PANTOTHENIC 레티노익=RETINOIC 크로토닉=CROTONIC 신나믹=CINNAMIC 쿠마릭=COUMARIC 쉬키믹=SHIKIMIC 아시아틱=ASIATIC 마데카식=MADECASSIC 설포닉=SULFONIC 
아마이드=AMIDE 아미드=AMIDE 코카마이드=COCAMIDE 라우라마이드=LAURAMIDE 팔미타마이드=PALMITAMIDE 올레아마이드=OLEAMIDE 스테아라마이드=STEARAMIDE 아크릴아마이드=ACRYLAMIDE 나이아신아마이드=NIACINAMIDE 세라마이드=CERAMIDE 카바마이드=CARBAMIDE 아민=AMINE 에틸아민=ETHYLAMINE 코카민=COCAMINE 라우라민=LAURAMINE 스테아라민=STEARAMINE 이미다졸=IMIDAZOLE 베타인=BETAINE 설테인=SULTAINE 술타인=SULTAINE 글리신=GLYCINE 글라이신=GLYCINE 우레아=UREA 유레아=UREA 하이단토인=HYDANTOIN 구아니딘=GUANIDINE 구아닌=GUANINE 퀴놀린=QUINOLINE 피리딘=PYRIDINE 피리티온=PYRITHIONE 피롤리돈=PYRROLIDONE 티아졸리논=THIAZOLINONE 이소치아졸리논=ISOTHIAZOLINONE 아이소티아졸리논=ISOTHIAZOLINONE
트라이모늄=TRIMONIUM 트리모늄=TRIMONIUM 세트리모늄=CETRIMONIUM 세트라이모늄=CETRIMONIUM 스테아트라이모늄=STEARTRIMONIUM 스테아트리모늄=STEARTRIMONIUM 베헨트라이모늄=BEHENTRIMONIUM 베헨트리모늄=BEHENTRIMONIUM 다이모늄=DIMONIUM 디모늄=DIMONIUM 피리디늄=PYRIDINIUM 벤잘코늄=BENZALKONIUM 벤제토늄=BENZETHONIUM 스테아랄코늄=STEARALKONIUM 폴리쿼터늄=POLYQUATERNIUM 쿼터늄=QUATERNIUM 메토설페이트=METHOSULFATE 다이메틸아민=DIMETHYLAMINE 헥토라이트=HECTORITE 벤토나이트=BENTONITE
메탄올=METHANOL 에탄올=ETHANOL 프로판올=PROPANOL 부탄올=BUTANOL 헥산올=HEXANOL 데칸올=DECANOL 도데칸올=DODECANOL 에탄=ETHANE 프로판=PROPANE 프로페인=PROPANE 부탄=BUTANE 뷰테인=BUTANE 펜탄=PENTANE 펜테인=PENTANE 헥산=HEXANE 헥세인=HEXANE 옥탄=OCTANE 데칸=DECANE 데케인=DECANE 도데칸=DODECANE 도데케인=DODECANE 운데칸=UNDECANE 운데케인=UNDECANE 트라이데칸=TRIDECANE 트라이데케인=TRIDECANE 헥사데칸=HEXADECANE 헥사데케인=HEXADECANE 알케인=ALKANE|ALKANES 알칸=ALKANE|ALKANES
메틸렌=METHYLENE 에틸렌=ETHYLENE 프로필렌=PROPYLENE 부틸렌=BUTYLENE 펜틸렌=PENTYLENE 헥실렌=HEXYLENE 부텐=BUTENE 데센=DECENE 스타이렌=STYRENE 스티렌=STYRENE 나일론=NYLON 파라핀=PARAFFIN 헥산다이올=HEXANEDIOL 프로판다이올=PROPANEDIOL 글리세라이드=GLYCERIDE|GLYCERIDES 글리세리드=GLYCERIDE|GLYCERIDES 트라이글리세라이드=TRIGLYCERIDE|TRIGLYCERIDES 트리글리세라이드=TRIGLYCERIDE|TRIGLYCERIDES
메티콘=METHICONE 메치콘=METHICONE 다이메티콘=DIMETHICONE 디메치콘=DIMETHICONE 디메티콘=DIMETHICONE 트라이메티콘=TRIMETHICONE 아모다이메티콘=AMODIMETHICONE 다이메티콘올=DIMETHICONOL 디메치콘올=DIMETHICONOL 코폴리올=COPOLYOL 실록산=SILOXANE 실록세인=SILOXANE 실록시=SILOXY 실란=SILANE 실레인=SILANE 실란올=SILANOL 실란트라이올=SILANETRIOL 실릴레이트=SILYLATE 실릴=SILYL 실리콘=SILICONE 실리카=SILICA 실세스퀴옥세인=SILSESQUIOXANE 실세스퀴옥산=SILSESQUIOXANE 폴리실리콘=POLYSILICONE 실록시실리케이트=SILOXYSILICATE
코폴리머=COPOLYMER 크로스폴리머=CROSSPOLYMER 폴리머=POLYMER 테르폴리머=TERPOLYMER 카보머=CARBOMER 셀룰로오스=CELLULOSE 셀룰로스=CELLULOSE 덱스트린=DEXTRIN 사이클로덱스트린=CYCLODEXTRIN 스타치=STARCH 전분=STARCH 키토산=CHITOSAN 키틴=CHITIN 펙틴=PECTIN 글루칸=GLUCAN 베타글루칸=BETAGLUCAN 만난=MANNAN 잔탄=XANTHAN 구아=GUAR 카라기난=CARRAGEENAN 풀루란=PULLULAN 아가=AGAR 젤란=GELLAN 아라비아=ARABIC
글루코오스=GLUCOSE 글루코스=GLUCOSE 프럭토오스=FRUCTOSE 프룩토오스=FRUCTOSE 수크로오스=SUCROSE 슈크로오스=SUCROSE 수크로스=SUCROSE 락토오스=LACTOSE 말토오스=MALTOSE 트레할로오스=TREHALOSE 자일로오스=XYLOSE 자일로스=XYLOSE 람노오스=RHAMNOSE 만노오스=MANNOSE 갈락토오스=GALACTOSE 라피노오스=RAFFINOSE 글루코사이드=GLUCOSIDE 글루코시드=GLUCOSIDE 만니톨=MANNITOL 솔비톨=SORBITOL 소르비톨=SORBITOL 자일리톨=XYLITOL 에리스리톨=ERYTHRITOL 이노시톨=INOSITOL 말티톨=MALTITOL 사카라이드=SACCHARIDE|SACCHARIDES 올리고사카라이드=OLIGOSACCHARIDE|OLIGOSACCHARIDES 갈락토=GALACTO 글루코=GLUCO 프럭토=FRUCTO 락토=LACTO 말토=MALTO 자일로=XYLO 자일리틸=XYLITYL
토코페롤=TOCOPHEROL 토코페릴=TOCOPHERYL 토코트라이에놀=TOCOTRIENOL|TOCOTRIENOLS 레티놀=RETINOL 레티닐=RETINYL 레티날=RETINAL 아스코빌=ASCORBYL 아스코르빌=ASCORBYL 판테놀=PANTHENOL 판테닐=PANTHENYL 피리독신=PYRIDOXINE 리보플라빈=RIBOFLAVIN 티아민=THIAMINE 티아민에이치씨엘=THIAMINEHCL 바이오틴=BIOTIN 비오틴=BIOTIN 에르고칼시페롤=ERGOCALCIFEROL 콜레칼시페롤=CHOLECALCIFEROL 콜레스테롤=CHOLESTEROL 콜레스테릴=CHOLESTERYL 파이토스테롤=PHYTOSTEROLS 파이토스테릴=PHYTOSTERYL 스테롤=STEROLS 스핑고신=SPHINGOSINE 파이토=PHYTO 스핑고리피드=SPHINGOLIPIDS 글라이코=GLYCO 레시틴=LECITHIN 라이소레시틴=LYSOLECITHIN 리소레시틴=LYSOLECITHIN 포스파타이드=PHOSPHATIDES 스쿠알란=SQUALANE 스쿠알렌=SQUALENE 
펩타이드=PEPTIDE 다이펩타이드=DIPEPTIDE 트라이펩타이드=TRIPEPTIDE 테트라펩타이드=TETRAPEPTIDE 펜타펩타이드=PENTAPEPTIDE 헥사펩타이드=HEXAPEPTIDE 헵타펩타이드=HEPTAPEPTIDE 옥타펩타이드=OCTAPEPTIDE 노나펩타이드=NONAPEPTIDE 데카펩타이드=DECAPEPTIDE 올리고펩타이드=OLIGOPEPTIDE 폴리펩타이드=POLYPEPTIDE 콜라겐=COLLAGEN 아텔로콜라겐=ATELOCOLLAGEN 엘라스틴=ELASTIN 케라틴=KERATIN 실크=SILK 피브로인=FIBROIN 세리신=SERICIN 젤라틴=GELATIN 카제인=CASEIN 글루텐=GLUTEN 프로틴=PROTEIN 단백질=PROTEIN 아미노애씨드=AMINOACIDS 
알지닌=ARGININE 아르기닌=ARGININE 라이신=LYSINE 리신=LYSINE 세린=SERINE 프롤린=PROLINE 알라닌=ALANINE 발린=VALINE 류신=LEUCINE 루신=LEUCINE 트레오닌=THREONINE 히스티딘=HISTIDINE 메티오닌=METHIONINE 시스테인=CYSTEINE 시스틴=CYSTINE 타이로신=TYROSINE 티로신=TYROSINE 트립토판=TRYPTOPHAN 페닐알라닌=PHENYLALANINE 글루타민=GLUTAMINE 아스파라진=ASPARAGINE 오르니틴=ORNITHINE 시트룰린=CITRULLINE 카르니틴=CARNITINE 카르노신=CARNOSINE 크레아틴=CREATINE 타우린=TAURINE 글루타치온=GLUTATHIONE 글루타티온=GLUTATHIONE 아데노신=ADENOSINE 카페인=CAFFEINE 엑토인=ECTOIN
알란토인=ALLANTOIN 알부틴=ARBUTIN 비사보롤=BISABOLOL 멘톨=MENTHOL 멘틸=MENTHYL 멘톤=MENTHONE 캠퍼=CAMPHOR 티몰=THYMOL 카바크롤=CARVACROL 유제놀=EUGENOL 아이소유제놀=ISOEUGENOL 리날룰=LINALOOL 리날릴=LINALYL 리모넨=LIMONENE 제라니올=GERANIOL 제라닐=GERANYL 시트랄=CITRAL 시트로넬올=CITRONELLOL 쿠마린=COUMARIN 파네솔=FARNESOL 신나밀=CINNAMYL 신남알=CINNAMAL 아밀=AMYL 아이오논=IONONE 바닐린=VANILLIN 테르피네올=TERPINEOL 피넨=PINENE 레스베라트롤=RESVERATROL 케르세틴=QUERCETIN 루틴=RUTIN 나린진=NARINGIN 헤스페리딘=HESPERIDIN 리코펜=LYCOPENE 카로틴=CAROTENE 아스타잔틴=ASTAXANTHIN 루테인=LUTEIN 커큐민=CURCUMIN 바쿠치올=BAKUCHIOL 마데카소사이드=MADECASSOSIDE 아시아티코사이드=ASIATICOSIDE 우비퀴논=UBIQUINONE 이데베논=IDEBENONE 프테로스틸벤=PTEROSTILBENE 알파=ALPHA 베타=BETA 감마=GAMMA 델타=DELTA
벤조페논=BENZOPHENONE 아세토페논=ACETOPHENONE 아보벤존=AVOBENZONE 옥토크릴렌=OCTOCRYLENE 트라이아진=TRIAZINE 트리아진=TRIAZINE 트리아존=TRIAZONE 트라이아존=TRIAZONE 벤조트라이아졸릴=BENZOTRIAZOLYL 벤즈이미다졸=BENZIMIDAZOLE 캠퍼벤잘코늄=CAMPHORBENZALKONIUM 드로메트리졸=DROMETRIZOLE 트라이실록산=TRISILOXANE 클림바졸=CLIMBAZOLE 클로르페네신=CHLORPHENESIN 클로페네신=CHLORPHENESIN 트라이클로산=TRICLOSAN 트리클로산=TRICLOSAN 피록톤=PIROCTONE 올아민=OLAMINE 클로헥시딘=CHLORHEXIDINE 클로르헥시딘=CHLORHEXIDINE 헥사미딘=HEXAMIDINE 헥세티딘=HEXETIDINE 이미다졸리디닐=IMIDAZOLIDINYL 디아졸리디닐=DIAZOLIDINYL 다이아졸리디닐=DIAZOLIDINYL 디엠디엠=DMDM 디엠디엠하이단토인=DMDMHYDANTOIN 브로노폴=BRONOPOL 아이오도프로피닐=IODOPROPYNYL 뷰틸카바메이트=BUTYLCARBAMATE 부틸카바메이트=BUTYLCARBAMATE 카바메이트=CARBAMATE 하이드로퀴논=HYDROQUINONE 퀴논=QUINONE 레조시놀=RESORCINOL 레소시놀=RESORCINOL 크레솔=CRESOL 나프톨=NAPHTHOL 포름알데하이드=FORMALDEHYDE 알데하이드=ALDEHYDE 글루타랄=GLUTARAL 톨루엔다이아민=TOLUENEDIAMINE 페닐렌다이아민=PHENYLENEDIAMINE 다이아민=DIAMINE 디아민=DIAMINE
마이카=MICA 탈크=TALC 카올린=KAOLIN 알루미나=ALUMINA 제올라이트=ZEOLITE 플로고파이트=PHLOGOPITE 합성=SYNTHETIC 신세틱=SYNTHETIC 합성플루오르=SYNTHETICFLUOR 플루오르=FLUOR 펄=PEARL 차콜=CHARCOAL 숯=CHARCOAL 가루=POWDER 파우더=POWDER 왁스=WAX 오일=OIL 버터=BUTTER 검=GUM 캐스터=CASTOR 캐스터오일=CASTOROIL 코코넛=COCONUT 팜=PALM 커넬=KERNEL 베지터블=VEGETABLE 미네랄=MINERAL 비즈왁스=BEESWAX 호호바=JOJOBA 시어=SHEA 시어버터=SHEABUTTER 로진=ROSIN 로지네이트=ROSINATE 쉘락=SHELLAC 카나우바=CARNAUBA 칸데릴라=CANDELILLA 프로폴리스=PROPOLIS 이스트=YEAST 콩=SOY|SOYBEAN 밀=WHEAT 쌀=RICE|ORYZASATIVA 옥수수=CORN|ZEAMAYS 비건=VEGAN 리놀레산=LINOLEICACID 에스터즈=ESTERS 아이소머레이트=ISOMERATE 안하이드라이드=ANHYDRIDE 글루세스=GLUCETH 파이로=PYRO 아이소말트=ISOMALT
라우레스=LAURETH 세테스=CETETH 세테아레스=CETEARETH 스테아레스=STEARETH 올레스=OLETH 베헤네스=BEHENETH 트라이데세스=TRIDECETH 트리데세스=TRIDECETH 데세스=DECETH 파레스=PARETH 알케스=ALKETH 부테스=BUTETH 글리세레스=GLYCERETH 노녹시놀=NONOXYNOL 옥톡시놀=OCTOXYNOL 폴록사머=POLOXAMER 도데세스=DODECETH 콜레스=CHOLETH 트리데스=TRIDETH 미레스=MYRETH 라네스=LANETH 옥틸도데세스=OCTYLDODECETH 데실테트라데세스=DECYLTETRADECETH 소르베스=SORBETH 솔베스=SORBETH 아이소세테스=ISOCETETH 스테아=STEAR 스테아다이모늄=STEARDIMONIUM 다이스테아다이모늄=DISTEARDIMONIUM 암포=AMPHO 암포아세테이트=AMPHOACETATE 암포다이아세테이트=AMPHODIACETATE 암포프로피오네이트=AMPHOPROPIONATE 락톤=LACTONE 락탐=LACTAM 이디티에이=EDTA 피이지=PEG 피피지=PPG 피지=PG 비에이치티=BHT 비에이치에이=BHA 엠이에이=MEA 디이에이=DEA 다이이에이=DEA 티이에이=TEA 미파=MIPA 엠아이피에이=MIPA 티아이피에이=TIPA 피씨에이=PCA 피브이피=PVP 브이피=VP 브이에이=VA 피브이엠=PVM 엠에이=MA 에이엠피=AMP 에이엠피디=AMPD 에이치씨엘=HCL 티비에이치큐=TBHQ 에이치디아이=HDI 아이피디아이=IPDI 에스엠디아이=SMDI 티디아이=TDI 에이치이씨=HEC 디엔에이=DNA 알엔에이=RNA 에스이=SE 엔피=NP 엔에스=NS 에이피=AP 에이에스=AS 이오피=EOP 엔지=NG 이오에스=EOS 디엘=DL 엘=L 하이드로클로라이드=HCL|HYDROCHLORIDE 유디피=UDP 에이티피=ATP 에이에이치에이=AHA 디엠에이이=DMAE 엔=N 티=T 비=B 씨=C|SEED 에이=A 이=E 피=P 오=O 디지=DG
메탄=METHANE 메테인=METHANE 펜타에리스리틸=PENTAERYTHRITYL 디펜타에리스리틸=DIPENTAERYTHRITYL 헥사노인=HEXANOIN 글루코노=GLUCONO 하이드록사믹=HYDROXAMIC 포스포리피드=PHOSPHOLIPIDS 글루코사민=GLUCOSAMINE 시트로넬알=CITRONELLAL 소르바이드=SORBIDE 솔루블=SOLUBLE 글라이코실=GLYCOSYL 글리코실=GLYCOSYL
스테아린=STEARIN 베헤닌=BEHENIN 라우린=LAURIN 카프릴린=CAPRYLIN 팔미틴=PALMITIN 미리스틴=MYRISTIN 아이소스테아린=ISOSTEARIN 레블리네이트=LEVULINATE 레불리네이트=LEVULINATE 펜에틸=PHENETHYL 하이드롤리세이트=HYDROLYSATE|HYDROLYZATE 옥테닐=OCTENYL 펜테테이트=PENTETATE 콜린=CHOLINE 하이드레이티드=HYDRATED 바이오=BIO 사이멘=CYMEN 올=OL 알=AL 온=ONE 아미노산=AMINOACIDS 바이구아나이드=BIGUANIDE
카복스알데하이드=CARBOXALDEHYDE 카르복스알데하이드=CARBOXALDEHYDE 티오글라이콜레이트=THIOGLYCOLATE 글라이콜레이트=GLYCOLATE 글리콜레이트=GLYCOLATE 클로로하이드레이트=CHLOROHYDRATE 네오펜타노에이트=NEOPENTANOATE 펜타노에이트=PENTANOATE 나노에이트=NANOATE 벤즈알데하이드=BENZALDEHYDE 피리치온=PYRITHIONE 설퍼=SULFUR 트로메타민=TROMETHAMINE 트로메타마인=TROMETHAMINE 파르네솔=FARNESOL 카르복시=CARBOXY 카복시=CARBOXY 카복시메틸=CARBOXYMETHYL
아세틸글루타민=ACETYLGLUTAMINE 디아세테이트=DIACETATE 에탄올아민=ETHANOLAMINE 베타글루칸=BETAGLUCAN 하이드록시프로필트라이모늄=HYDROXYPROPYLTRIMONIUM 하이드록시프로필트리모늄=HYDROXYPROPYLTRIMONIUM 세라마이드엔피=CERAMIDENP 카프릴릴메티콘=CAPRYLYLMETHICONE 트라이플루오로=TRIFLUORO 실리케이트=SILICATE 미리스테이트=MYRISTATE 아라키도네이트=ARACHIDONATE 베헨트리=BEHENTRI 메도우폼=MEADOWFOAM 아미도에틸=AMIDOETHYL
`

/** Parts of plants and what is made of them. */
const KOREAN_PLANT_PARTS: readonly (readonly [korean: string, english: readonly string[]])[] = [
  ['발효여과물', ['FERMENTFILTRATE']],
  ['발효용해물', ['FERMENTLYSATE']],
  ['발효추출물', ['FERMENTEXTRACT']],
  ['발효물', ['FERMENT']],
  ['추출물', ['EXTRACT']],
  ['여과물', ['FILTRATE']],
  ['용해물', ['LYSATE']],
  ['배양액', ['CULTURE']],
  ['커넬', ['KERNEL']],
  ['뿌리줄기', ['RHIZOME']],
  ['뿌리', ['ROOT']],
  ['잎', ['LEAF']],
  ['꽃봉오리', ['FLOWERBUD', 'BUD']],
  ['꽃', ['FLOWER']],
  ['열매', ['FRUIT']],
  ['씨', ['SEED']],
  ['줄기', ['STEM']],
  ['껍질', ['PEEL', 'BARK']],
  ['나무껍질', ['BARK']],
  ['가지', ['BRANCH', 'TWIG']],
  ['싹', ['SPROUT']],
  ['순', ['SPROUT', 'SHOOT']],
  ['겨', ['BRAN']],
  ['배아', ['GERM']],
  ['캘러스', ['CALLUS']],
  ['즙', ['JUICE']],
  ['수지', ['RESIN']],
  ['오일', ['OIL']],
  ['버터', ['BUTTER']],
  ['왁스', ['WAX']],
  ['가루', ['POWDER']],
  ['수', ['WATER']],
]
