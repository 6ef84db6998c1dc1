/** Whom the bills of the thirteenth set are made out to. */
import { firms, type Firm, type Pen } from '../eighth/kit'

const buyers = {
  GB: 'Hollow Oak Joinery Ltd;Unit 12, Mere Lane;Nantwich CW5 6DL|Dr R Banerjee;4 Chapel Walk;Malvern WR14 2QH|Lowtide Coffee Roasters;The Net Loft;Whitstable CT5 1AB',
  IE: 'Carrowmore Farm Shop Ltd;Carrowmore;Sligo F91 K2P5|Aoife Brennan Ceramics;Quay Street;Westport, Co. Mayo',
  US: 'Copperline Electric LLC;1440 Fillmore St;Denver, CO 80206|Mr. Walter Jaskulski;62 Orchard Rd;Ithaca, NY 14850|Blue Spruce Pediatrics PC;215 Alder Ave;Missoula, MT 59801',
  CA: 'Tidal Rack Seafood Ltd.;14 Wharf Rd;Digby NS B0V 1A0|Les Ateliers du Canal inc.;2050, rue Dickson;Montréal (Québec) H1N 2H6|Otterhead Design;88 Princess St;Kingston ON K7L 1A5',
  DE: 'Backhaus Wittmann;Mühlgasse 2;91541 Rothenburg|Praxis für Logopädie Iris Voss;Kastanienallee 40;38104 Braunschweig|Sattlerei Dobler GmbH & Co. KG;Im Ried 7;88512 Mengen',
  AT: 'Fam. Gruber;Sonnleiten 14;4810 Gmunden|Keramik am Platzl;Hauptplatz 6;9800 Spittal an der Drau',
  CH: 'Monsieur Luc Perrenoud;Chemin des Vignes 3;1071 Chexbres|Holzwerk Odermatt AG;Industriestrasse 22;6060 Sarnen',
  FR: 'SARL Imprimerie du Cloître;11 rue des Carmes;29000 Quimper|Mme Élise Vauthier;6 allée des Tilleuls;54000 Nancy|EI Bastien Roux Paysages;Chemin de la Garenne;26400 Crest',
  BE: 'Meubelmakerij Thys;Diestsestraat 210;3000 Leuven|La Cantine d’Amélie sprl;Rue Haute 77;1000 Bruxelles',
  IT: 'Falegnameria Zorzi & Figli s.n.c.;Via Segherie 3;38033 Cavalese (TN)|Ottica Pellegrino;Via Maqueda 190;90133 Palermo (PA)',
  ES: 'Panadería Santa Clara, S.C.;C/ Mayor 14;09001 Burgos|Núria Vidal Arquitectura;C/ Sant Pere 22;08003 Barcelona|Taller Mecánico Robles, S.L.;Ctra. Nacional 340, km 8;11130 Chiclana (Cádiz)',
  PT: 'Cerâmica do Lis, Lda.;Rua dos Oleiros 31;2400-137 Leiria|Hotel Monte Velho, S.A.;Estrada Nacional 2;7400-112 Ponte de Sor',
  NL: 'Ouders van Fleur Postma;Sumatrastraat 19;9715 KA Groningen|Slijterij De Gouden Kraan;Kerkplein 4;4461 HR Goes',
  SE: 'Bageriet Kornet AB;Bruksgatan 8;263 39 Höganäs|Malmbergs Foto;Nygatan 30;931 31 Skellefteå',
  DK: 'Glarmester Thorup ApS;Industrivej 3;8900 Randers C|Anne-Mette Krogh;Skovvej 12;3400 Hillerød',
  NO: 'Sjøhuset Kafé AS;Bryggen 4;4790 Lillesand|Ola Vestby;Åsveien 21;3475 Sætre',
  FI: 'Puusepänliike Karhu Ky;Sahatie 3;57200 Savonlinna|Kukkakauppa Orvokki;Kauppakatu 14;65100 Vaasa',
  PL: 'Kwiaciarnia Malwa;ul. Dworcowa 9;86-300 Grudziądz|Warsztat Rowerowy Szprycha s.c.;ul. Wrocławska 55;30-011 Kraków',
  CZ: 'Pekárna U Kašny s.r.o.;Horní náměstí 3;779 00 Olomouc|Jana Kučerová;Sadová 18;390 02 Tábor',
  SK: 'Stolárstvo Gajdoš s.r.o.;Priemyselná 6;036 01 Martin|Kaviareň Zrnko;Hlavná 77;040 01 Košice',
  HU: 'Gombos Könyvkötő Kft.;Szent István út 9.;9400 Sopron|Virágbolt Liliom Bt.;Piac tér 2.;5700 Gyula',
  RO: 'SC Panificația Bunica SRL;Str. Horea 17;310014 Arad|SC Optica Vedere SRL;Bd. Republicii 88;100066 Ploiești',
  BG: 'Пекарна Слънце ООД;ул. Цар Самуил 30;9000 Варна|Фото Студио Ирис ЕТ;ул. Иван Вазов 5;4000 Пловдив',
  HR: 'Turistička agencija Bura d.o.o.;Obala 12;23000 Zadar|Knjižara Sova;Ilica 40;10000 Zagreb',
  SI: 'Mizarstvo Hribar d.o.o.;Obrtniška 9;4000 Kranj|Gostilna Pri Lipi s.p.;Trg 2;8000 Novo mesto',
  GR: 'Ξενοδοχείο Αύρα Α.Ε.;Λεωφ. Ποσειδώνος 20;Καλαμάτα 24100|Βιβλιοπωλείο Πρωτέας;Τσιμισκή 99;Θεσσαλονίκη 54622',
  EE: 'Puidukoda Saar OÜ;Tööstuse 12;93815 Kuressaare|MTÜ Ranna Selts;Mere pst 4;80010 Pärnu',
} as const

/** A firm or a person of that country. */
export const buyerOf = (pen: Pen, country: keyof typeof buyers): Firm =>
  pen.pick(firms(buyers[country]))
