/** Whom the bills of the fifteenth set go to: mostly firms, whose names look as much like a supplier's. */
import { firms, type Firm } from '../eighth/kit'

const buyers: Readonly<Record<string, string>> = {
  GB: 'Calder Vale Catering Ltd;Unit 9, Wharf Approach;Todmorden OL14 5AJ|Pennywort Garden Design;31 Sycamore Rise;Malvern WR14 2QP|Harrowgate Dental Studio LLP;6 Cheltenham Parade;York YO1 8QN|Bexley & Thorne Surveyors;Station House;Lewes BN7 2UP',
  IE: 'Moyvane Agri Services Ltd;Main Street;Listowel V31 X283|Clontarf Yoga Loft;7 Vernon Avenue;Dublin D03 P5K2|The Copper Kettle Café;O’Connell Square;Ennistymon V95 RW61',
  US: 'Lakeview Ceramics Supply LLC;4410 Delridge Way SW;Seattle, WA 98106|Monroe County Press Inc;212 N College Ave;Bloomington, IN 47404|Osage Hill Veterinary Group;7801 E 91st St;Tulsa, OK 74133|Dana Kirschner;58 Orchard Ln;Montclair, NJ 07042',
  CA: 'Kootenay Glassworks Ltd.;818 Baker Street;Nelson BC V1L 4J5|Harbourfront Physio Corp.;90 Alderney Dr;Dartmouth NS B2Y 2N7|Silver Birch Accounting;1500 14 St SW;Calgary AB T3C 1C9',
  QC: 'Ébénisterie du Lac inc.;1420, boul. Talbot;Chicoutimi (Québec) G7H 4C2|Traiteur Saveurs Boréales;77, rue Saint-Joseph Est;Québec (Québec) G1K 3A6|Clinique Podo-Santé;3055, ch. Chambly;Longueuil (Québec) J4L 1N2',
  DE: 'Feinblech Ottensen GmbH;Bahrenfelder Chaussee 90;22761 Hamburg|Praxis für Logopädie Wiebke Stamm;Markt 5;18273 Güstrow|Hofladen Büchelbauer GbR;Weiherstraße 2;92224 Amberg|Kanzlei Dreher & Voss;Kaiserring 34;68161 Mannheim',
  AT: 'Seecafé Wolkersberger KG;Uferpromenade 3;5310 Mondsee|Glaserei Trattnig GmbH;Villacher Straße 88;9020 Klagenfurt|Ordination Dr. Lena Fuchs;Hauptplatz 11;8750 Judenburg',
  CH: 'Schreinerei Amrein AG;Industriestrasse 17;6210 Sursee|Velokurier Dreirad GmbH;Langstrasse 144;8004 Zürich|Praxis Dr. Hunziker;Bahnhofplatz 2;5000 Aarau',
  TI: 'Carrozzeria Bernasconi SA;Via Cantonale 22;6928 Manno|Studio Dentistico Galli;Via Nassa 9;6900 Lugano',
  FR: 'SARL Les Toits de Brocéliande;12 rue de la Forêt;35380 Paimpont|Cabinet Dentaire Mercœur;40 boulevard Voltaire;75011 Paris|Épicerie Chez Mado;5 place du Foirail;12000 Rodez|SAS Optique Lacaze;88 cours de la Marne;33800 Bordeaux',
  WA: 'Menuiserie Delvaux SRL;Chaussée de Dinant 310;5100 Wépion|Asbl Les Petits Pas;Rue Haute 21;7000 Mons|Traiteur Saint-Lambert SA;Quai de la Goffe 6;4000 Liège',
  VL: 'Schrijnwerkerij Goossens BV;Antwerpsestraat 55;2640 Mortsel|Kapsalon Lien;Brugse Poort 14;9000 Gent|Tuinen De Wachter CommV;Hoogstraat 8;9340 Lede',
  LU: 'Atelier Reding s.à r.l.;8, rue du Fossé;L-4123 Esch-sur-Alzette|Crèche Kaweechelchen asbl;3, Op der Héicht;L-8077 Bertrange',
  ES: 'Panadería Hermanos Olmo, S.L.;C/ Cervantes 12;13001 Ciudad Real|Clínica Veterinaria Sil;Avda. de Zamora 60;32005 Ourense|Ferretería Montoro, S.A.;Polígono La Mora 7;47193 La Cistérniga',
  IT: 'Falegnameria Zanon S.n.c.;Via dell’Artigianato 14;35010 Limena (PD)|Trattoria Al Ponte Vecio S.r.l.;Riviera XX Settembre 3;30172 Venezia (VE)|Studio Tecnico Geom. Rinaldi;Viale Trieste 41;61121 Pesaro (PU)',
  PT: 'Cerâmica Vale Fontes, Lda.;Zona Industrial, lote 6;3780-225 Anadia|Farmácia Central de Évora;Praça do Giraldo 22;7000-508 Évora|Hotel Rural Quinta do Pego;Lugar do Pego;5120-222 Tabuaço',
  NL: 'Schildersbedrijf Van Dongen;Kerkstraat 71;5076 AV Haaren|Kinderopvang De Egel B.V.;Parklaan 9;6828 EC Arnhem|Restaurant Het Veerhuis V.O.F.;Dijk 2;1671 GC Medemblik',
  SE: 'Kvarnbyns Bageri AB;Kvarngatan 12;431 34 Mölndal|Hälsingland Bygg & Montage AB;Industrivägen 3;821 41 Bollnäs|Tandläkare Eva Rosén;Drottninggatan 8;702 10 Örebro',
  DK: 'Murerfirmaet Dahlgaard ApS;Fabriksvej 21;7400 Herning|Klinikken på Torvet I/S;Torvet 4;4600 Køge|Restaurant Strandlyst;Strandvejen 210;3070 Snekkersten',
  NO: 'Tømrermester Solbakk AS;Industrigata 9;3414 Lierstranda|Kafé Bakgården;Skippergata 30;4611 Kristiansand|Tannklinikken Fossum;Torggata 2;2317 Hamar',
  FI: 'Puuseppä Koskela Oy;Sahatie 6;15560 Nastola|Kukkakauppa Orvokki Ky;Kauppakatu 18;53100 Lappeenranta|Fysio Lahtela Tmi;Rantakatu 2;98100 Kemijärvi',
  PL: 'Tartak Borowy Sp. z o.o.;ul. Leśników 4;17-200 Hajnówka|Przychodnia Zdrowie s.c.;ul. Grodzka 21;85-109 Bydgoszcz|Auto-Myjnia Perła Robert Dudek;ul. Towarowa 9;43-100 Tychy',
  CZ: 'Zahradnictví Javor s.r.o.;Polní 12;397 01 Písek|Pekařství Hlaváč;Náměstí Svobody 7;741 01 Nový Jičín|Ordinace MUDr. Kubát;Komenského 3;266 01 Beroun',
  SK: 'Stolárstvo Krajčír s.r.o.;Hlavná 45;080 01 Prešov|Kaviareň Lipa;Štúrova 8;949 01 Nitra|Autoservis Tatran spol. s r.o.;Priemyselná 2;058 01 Poprad',
  HU: 'Kőris Faipari Kft.;Fő út 88.;7400 Kaposvár|Szent Anna Gyógyszertár Bt.;Piac u. 1.;4024 Debrecen|Molnár és Fia Kft.;Ipartelep 6.;9700 Szombathely',
  RO: 'SC Mobila Carpatica SRL;Str. Fabricii 11;500161 Brașov|Cabinet Stomatologic Dr. Pop;Calea Moților 62;400370 Cluj-Napoca|Brutăria Spicul SRL;Bd. Unirii 30;120013 Buzău',
  GR: 'ΑΡΤΟΠΟΙΕΙΟ ΔΗΜΗΤΡΙΟΥ Ο.Ε.;ΕΓΝΑΤΙΑΣ 114;54622 ΘΕΣΣΑΛΟΝΙΚΗ|ΞΕΝΟΔΟΧΕΙΟ ΑΙΓΛΗ Α.Ε.;ΑΚΤΗ ΜΙΑΟΥΛΗ 8;18538 ΠΕΙΡΑΙΑΣ',
  BG: 'Хлебозавод Добруджа ООД;ул. Независимост 19;9300 Добрич|Строй Монтаж 2000 ЕООД;бул. Марица 55;4000 Пловдив',
  HR: 'Stolarija Perković d.o.o.;Zagrebačka 112;42000 Varaždin|Apartmani Lavanda j.d.o.o.;Riva 5;21450 Hvar',
  SI: 'Mizarstvo Gorenc d.o.o.;Obrtna cona 4;8000 Novo mesto|Gostilna Pri Lipi;Glavni trg 2;3000 Celje',
  EE: 'Puukoda OÜ;Tehnika 14;71020 Viljandi|Hambaravi Naeratus OÜ;Rüütli 9;51007 Tartu',
  LV: 'SIA Koka Darbnīca;Brīvības iela 77;4201 Valmiera|Zobārstniecība Baltais Zobs SIA;Lielā iela 12;3001 Jelgava',
  LT: 'UAB Medžio linija;Pramonės g. 22;35100 Panevėžys|MB Kvapų namai;Laisvės al. 60;44238 Kaunas',
  AU: 'Murrindindi Orchards Pty Ltd;310 Break O’Day Road;Glenburn VIC 3717|Fremantle Sail Lofts;14 Mews Road;Fremantle WA 6160|Banksia Physio Group;8/22 Norton Street;Leichhardt NSW 2040',
  several:
    'Ferndale Audio Ltd;2 Brewery Court;Bath BA1 5NG|Studio Kranich GmbH;Torstraße 211;10115 Berlin|Vermeulen Textiel B.V.;Spoorlaan 4;5038 CB Tilburg|Atelier Colibri SARL;9 rue des Carmes;44000 Nantes',
}

/** Those of a country or a part of one. */
export function buyersOf(country: string): Firm[] {
  const text = buyers[country]
  if (text === undefined) throw new Error(`Nobody buys in ${country}`)
  return firms(text)
}
