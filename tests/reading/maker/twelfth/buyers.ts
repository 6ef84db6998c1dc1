/** Whom the bills of the twelfth set are made out to. */
import { firms, type Firm, type Pen } from '../eighth/kit'

const buyers = {
  GB: 'Fernhill Pottery Ltd;The Old Dairy, Mill Road;Hebden Bridge HX7 8AD|Ms Priya Nair t/a Nair Design;Flat 3, 18 Upper Parade;Leamington Spa CV32 4DG|Quayside Kitchens LLP;2 Custom House Lane;Newcastle upon Tyne NE1 3DX',
  IE: 'Glasheen Interiors Ltd;12 South Main Street;Bandon, Co. Cork P72 XY44|Tadhg Mulvihill;Lahinch Surf Lodge;Co. Clare',
  US: 'Brightwater Upholstery LLC;57 Canal Street;Lowell, MA 01852|Nguyen Family Dental;3301 Bellaire Blvd, Ste 4;Houston, TX 77025|Tara Whitfield;909 Juniper Way;Bend, OR 97701',
  CA: 'Chinook Bindery Ltd.;1102 9 Ave SE;Calgary AB T2G 0S4|Café Lune inc.;88, rue Principale;Saint-Sauveur (Québec) J0R 1R6|Maple & Main Realty;200 King St W;Kitchener ON N2G 1B1',
  DE: 'Tischlerei Aumüller;Gewerbestraße 3;84347 Pfarrkirchen|Yogaraum Lichtblick GbR;Karl-Heine-Straße 55;04229 Leipzig|Brinkmann Medien GmbH;Hafenweg 26a;48155 Münster',
  AT: 'Bio-Imkerei Haslinger;Unterdorf 9;4272 Weitersfelden|Grafikbüro Pöll OG;Lendplatz 34;8020 Graz',
  CH: 'Kaffeerösterei Zähringer GmbH;Bahnstrasse 5;3250 Lyss|Praxis Dr. Wyss;Seestrasse 88;8712 Stäfa',
  FR: 'EURL Atelier Verrier;19 rue du Port;44600 Saint-Nazaire|Association Les Mains Vertes;4 place Jean-Jaurès;81100 Castres|M. Olivier Chastagnol;Lieu-dit Le Bourg;19500 Collonges',
  BE: 'Drukkerij Claes bvba;Mechelsesteenweg 201;2018 Antwerpen|Studio Namêche srl;Rue de Fer 60;5000 Namur',
  LU: 'Boucherie Wagner s.à r.l.;14, rue de la Gare;L-6731 Grevenmacher',
  NL: 'Keramiekatelier De Klei;Westersingel 12;3014 GN Rotterdam|Loonbedrijf Kamphuis;Esweg 8;7751 CR Dalen',
  IT: 'Pasticceria Lunardi s.a.s.;Via Garibaldi 80;36061 Bassano del Grappa (VI)|Arch. Silvia Montanari;Strada Maggiore 14;40125 Bologna (BO)',
  ES: 'Librería El Faro, C.B.;Rúa Real 77;15003 A Coruña|Marta Gil Ferrer;Avda. del Puerto 18, 2º B;46021 Valencia',
  CT: 'Celler Mas Vilardell, SL;Camí Vell s/n;43730 Falset|Escola Bressol Petit Xic;Carrer Nou 3;17004 Girona',
  PT: 'Atelier Barro Vivo, Lda.;Rua do Norte 9;2500-261 Caldas da Rainha|Sónia Mendes;Av. da Liberdade 31;4710-251 Braga',
  SE: 'Keramikhuset i Gustavsberg AB;Odelbergs väg 5;134 40 Gustavsberg|Firma Nils Ahlqvist;Björkvägen 3;903 36 Umeå',
  DK: 'Café Havnefronten ApS;Havnegade 14;5700 Svendborg|Snedker Holm;Vestergade 61;8600 Silkeborg',
  NO: 'Blomsterbua DA;Kongens gate 12;7713 Steinkjer|Elias Nymoen ENK;Bjørkelia 4;2827 Hunndalen',
  FI: 'Kahvila Tuulentupa Oy;Satamatie 1;10900 Hanko|Tmi Riikka Heino;Koivurinne 7;40520 Jyväskylä',
  IS: 'Gistiheimilið Dalvík ehf.;Skíðabraut 18;620 Dalvík',
  PL: 'Piekarnia Bochenek s.j.;ul. Rynkowa 4;62-800 Kalisz|Studio Foto Julia Maj;ul. Kościuszki 12/3;40-048 Katowice',
  CZ: 'Květinářství Pivoňka;Palackého 33;796 01 Prostějov|Architekti Dub s.r.o.;Údolní 5;602 00 Brno',
  HU: 'Zöld Sarok Bt.;Dobó tér 8.;3300 Eger|Nagy Eszter e.v.;Rákóczi út 51.;6720 Szeged',
  RO: 'SC Atelierul de Lemn SRL;Str. Morii 4;555400 Cisnădie|PFA Dumitru Anca;Str. Plopilor 19;300292 Timișoara',
  HR: 'Obrt za vez Čipka;Trg žrtava 6;53291 Novalja',
  GR: 'Καφέ Μύλος Ο.Ε.;Πλατεία Αγοράς 3;Χανιά 73132',
  LT: 'UAB Medžio pėda;Žemaičių g. 20;LT-44174 Kaunas',
  LV: 'SIA Keramikas darbnīca;Lielā iela 11;Kuldīga, LV-3301',
} as const

/** A firm or a person of that country. */
export const buyerOf = (pen: Pen, country: keyof typeof buyers): Firm =>
  pen.pick(firms(buyers[country]))
