/** Who sends the papers of the fourteenth set, by the name of their layout, and whom they go to. */
import { firms, type Firm } from '../eighth/kit'

const senders: Readonly<Record<string, string>> = {
  'pump-island':
    'GAS-N-GO #4471;1190 N Loop Rd;Amarillo, TX 79107|Buckhorn Travel Plaza;I-80 Exit 211;Sinclair, WY 82334|Lou’s Corner Fuel;88 Depot St;Barre, VT 05641',
  'signed-copy':
    'The Brass Heron;211 Front St;Wilmington, NC 28401|PHO 88 KITCHEN;4020 Noriega St;San Francisco, CA 94122|Smokehouse on Vine;17 Vine St;Paducah, KY 42001;SHV Hospitality LLC',
  'club-store':
    'BARNWELL WHOLESALE CLUB;Lubbock #0117;6014 Slide Rd, Lubbock, TX|Tallgrass Members Market;Wichita East #31;9800 E Kellogg, Wichita, KS',
  'level-kiosk':
    'Orpheum Street Garage;44 Orpheum St;Louisville, KY 40202;StackPark Systems|LOT 9 PARKING;900 Pike Pl;Seattle, WA 98101|Carver Plaza Garage;1 Carver Plaza;Newark, NJ 07102;Metro Deck Inc.',
  'ride-mail':
    'Zipwheel;500 Brannan St;San Francisco, CA 94107;Zipwheel Technologies, Inc.|Hailstone Rides;77 W Wacker Dr;Chicago, IL 60601;Hailstone USA, LLC',
  'water-district':
    'City of Millbrook Utilities;12 Court Sq;Millbrook, AL 36054|Sandy Fork Water District;PO Box 140;Sandy Fork, OR 97055|Town of Ashby Water & Sewer;895 Main St;Ashby, MA 01431',
  'hours-of-counsel':
    'Pruitt & Okafor LLP;One Monument Sq, Suite 900;Portland, ME 04101|Law Office of Denise Marchetti;219 S 4th St;Ann Arbor, MI 48104|Stroud Keller & Bright, P.C.;1600 Broadway;Denver, CO 80202',
  'pro-number':
    'Redline Motor Freight Inc.;4400 Terminal Rd;Joplin, MO 64801|Great Basin Haulers;780 Industrial Way;Elko, NV 89801;GBH Transport LLC|Piedmont LTL;2 Dock St;Greenville, SC 29607',
  'patient-balance':
    'Cedar Bend Family Medicine;3100 Cedar Bend Dr;Austin, TX 78758;CBFM PLLC|Lakeshore Orthopedics;55 Harbor View;Erie, PA 16507|Riverton Imaging Associates;410 W 2nd Ave;Riverton, WY 82501',
  'yard-crew':
    'Delgado Yard Care;Cell 555-0142;Tucson, AZ|Green Bros Lawn & Snow;RR 2 Box 18;Canton, NY 13617|M. Swenson Landscaping;614 Elm;Decorah, IA 52101',
  'guest-folio':
    'The Alder House Inn;70 Creek Rd;Stowe, VT 05672|SUNRIDGE SUITES TEMPE;1200 E Apache Blvd;Tempe, AZ 85281;Sunridge Lodging LP|Hotel Calloway;333 Poplar Ave;Memphis, TN 38103',
  'bottle-deposit':
    'Fraser Street Liquor Store;6502 Fraser St;Vancouver BC V5X 3T4|HARBOUR SPIRITS & BEER;1 Cannery Row;Nanaimo BC V9R 2L4;Harbour Beverage Ltd.|Kootenay Cold Beer & Wine;22 Baker St;Nelson BC V1L 4H2',
  depanneur:
    'Dépanneur Chez Ginette;1204, rue Ontario E.;Montréal (Québec) H2L 1R1|MARCHÉ DU COIN 7/7;88, boul. Laurier;Québec (Québec) G1V 2L8;9187-4420 Québec inc.|Accommodation Beaupré;10, av. Royale;Beaupré (Québec) G0A 1E0',
  'wireless-lines':
    'Prairiecell;2121 Saskatchewan Dr;Regina SK S4P 3Y2;Prairiecell Communications Inc.|Keystone Mobile;191 Lombard Ave;Winnipeg MB R3B 0X1',
  'furnace-call':
    'Trillium Heating & Air;40 Bayfield St;Barrie ON L4M 3A9;1876302 Ontario Ltd.|NORTH BAY FURNACE MEN;12 Main St W;North Bay ON P1B 2T5|Kawartha Comfort Systems;905 Lansdowne St;Peterborough ON K9J 1Z5',
  caseta:
    'AUTOPISTA DEL BAJIO NORTE;KM 141 CARR. FED. 57;QUERETARO, QRO. 76000;Concesionaria Bajío Norte, S.A. de C.V.|CAPUFE SIERRA;CALZ. REFORMA 12;PUEBLA, PUE. 72000;Caminos de la Sierra, S.A. de C.V.',
  forecourt:
    'Thornbury Road Garage;Thornbury Rd;Bristol BS34 7QF;Avon Retail Fuels Ltd|MOORSIDE SERVICES A66;Brough;Kirkby Stephen CA17 4DZ|Pitlochry Filling Station;Perth Road;Pitlochry PH16 5LY;J & M Duff',
  'pub-round':
    'The Drovers Rest;High Street;Hay-on-Wye HR3 5DB;Border Inns Ltd|THE QUEEN’S LARDER;1 Queen Sq;Harrogate HG1 3QA|The Ferry Boat;Quayside;Topsham EX3 0JJ;FBI Taverns LLP',
  'train-mail':
    'Penmark Rail;2 Temple Quay;Bristol BS1 6DX;Penmark Trains Limited|Fareways;91 Curtain Road;London EC2A 3BX;Fareways.example Ltd|Northern Weald Trains;East Side Offices;Leeds LS1 4DY',
  'space-app':
    'PaySpot;15 Furnival Gate;Sheffield S1 4QP;PaySpot Parking Services Ltd|KerbPay;Unit 8, Priory Tec Park;Hessle HU13 9PB;Kerbside Payments Limited',
  'cash-carry':
    'HUSSAIN BROS CASH & CARRY LTD;Unit 3 Bradfield Way;Bradford BD3 8DX|Westgate Wholesale;Westgate Trading Estate;Cardiff CF11 8TW;Westgate Foods (Wales) Ltd|Caley Catering Supplies Ltd;14 Blochairn Rd;Glasgow G21 2DX',
  'cab-card':
    'Ace Taxis Lancaster;Tel 01524 555014;24 hours|Blue Line Cabs;Station Rank;Salisbury|HACKNEY CARRIAGE No. 188;Cheltenham Borough;01242 555190',
  'coop-docket':
    'Ballyhaise Co-op;Creamery Road;Ballyhaise, Co. Cavan|MAGUIRE FARM & HARDWARE;Main Street;Bailieborough A82 X4T7|West Cork Agri Stores;Bantry Road;Dunmanway P47 YN25',
  'toll-bridge':
    'Boyne Crossing Toll;Toll Plaza;Drogheda;Boyne Crossing (DBFO) Ltd|LIMERICK TUNNEL TOLLING;Clonmacken;Limerick|M8 Fermoy Toll;Plaza Office;Watergrasshill',
  'premium-ipt':
    'Halliday Brook Insurance Brokers;5 St James Row;Sheffield S1 2EU;Halliday Brook Ltd|Pentland Cover;30 Castle Terrace;Edinburgh EH1 2EL|J. T. Maddox & Co.;The Cross;Oswestry SY11 2NF;JT Maddox Insurance Services LLP',
  'cis-subbie':
    'Darren Whitlock;8 Larch Close;Doncaster DN4 7RP|P. Gorman Carpentry;31 Mill View;Newry BT34 2QT;Patrick Gorman|Marek Zielinski;Flat 2, 90 London Road;Peterborough PE2 9BT',
  'bill-of-costs':
    'Ellery Farthing Solicitors;12 The Close;Salisbury SP1 2EB;Ellery Farthing LLP|Broadbent Nwosu Law;40 Deansgate;Manchester M3 2BW;BNL Legal Ltd|Catchpole & Sterne;9 Angel Hill;Bury St Edmunds IP33 1UZ',
  'courier-week':
    'SWIFTLINE PARCELS;Hub 4, Prologis Park;Coventry CV6 4QJ;Swiftline Logistics UK Ltd|Nimbus Couriers Ltd;Unit 11, Airport Ind. Estate;Newcastle NE3 2EF|Overland Express;22 Dargan Road;Belfast BT3 9JU',
  'office-line':
    'Tellwright Business;Tellwright House, Crown Way;Warwick CV34 5YN;Tellwright Telecom plc|Humber Fibre & Voice;37 Carr Lane;Hull HU1 3RE|Switchback;8 Broad Quay;Bristol BS1 4DA;Switchback Networks Ltd',
  'sold-by':
    'Pinefold Trading Ltd;66 Paul Street;London EC2A 4NA|SHENZHEN LUMEO TECH CO., LTD;Bantian Street 12;Shenzhen 518129|Oakhaven Office Supplies;Unit 5, Tame Park;Tamworth B77 5BY;Oakhaven Online Ltd',
  'goods-returned':
    'Marlow Blinds Trade;Unit 2, Globe Park;Marlow SL7 1LW;Marlow Blinds (Trade) Ltd|IRONMASTER FITTINGS LTD;Bridge Works;Walsall WS2 9NP|Timbercraft Worktops;The Sawmill;Hexham NE46 1XD',
  'bin-lifts':
    'Corrigan Waste;Tuam Road;Galway H91 P8RR;Corrigan Recycling Ltd|GREEN ISLE BINS;Ballymount Ave;Dublin 12 D12 KV80;Green Isle Waste Services DAC|Munster Skip & Bin Hire;Kilbarry;Cork T23 A2NC',
  tankbeleg:
    'Autohof Rhüden;An der Autobahn 4;38723 Seesen;Autohof Rhüden GmbH|FREIE TANKSTELLE LINDNER;Bahnhofstr. 61;08223 Falkenstein;Inh. Kerstin Lindner|Score-Station Husum;Ostenfelder Str. 9;25813 Husum',
  taxiquittung:
    'Taxi Yıldız;Rosenthaler Str. 40;10178 Berlin;Inh. Cem Yıldız|Taxi-Zentrale Weimar eG;Coudraystr. 5;99423 Weimar|MIETWAGEN BRANDL;Marktplatz 3;94469 Deggendorf',
  zuzahlung:
    'Löwen-Apotheke;Marktstr. 14;74172 Neckarsulm;Dr. Anke Seibold e.K.|APOTHEKE AM KLINIKUM;Röntgenstr. 2;32756 Detmold|Hirsch-Apotheke Blaubeuren;Karlstr. 21;89143 Blaubeuren;Apothekerin Jutta Merk',
  'imbiss-haus':
    'Bosporus Grill;Venloer Str. 318;50823 Köln;Aylin Demir|KALLES FISCHBUDE;Am Strom 50;18119 Warnemünde|Curry & Co. Südvorstadt;Karl-Liebknecht-Str. 77;04275 Leipzig;C&C Gastro UG (haftungsbeschränkt)',
  wuerstelstand:
    'Würstelstand am Graben;Graben 8;1010 Wien;Franz Hrdlicka|BOSNA EXPRESS;Getreidegasse 33;5020 Salzburg;Bosna Express OG|Heißer Anton;Jakominiplatz 1;8010 Graz',
  mautstelle:
    'Hochkar Alpenstraße;Hochkar 8;3345 Göstling;Hochkar Bergstraßen GmbH|TIMMELSJOCH HOCHALPENPASS AG;Dorf 60;6456 Obergurgl|Silvretta-Maut;Bielerhöhe;6794 Partenen',
  talstation:
    'Bergbahnen Rosswald AG;Talstation 1;3911 Ried-Brig|SEILBAHN ENGELHORN;Urbachstrasse 2;3860 Meiringen;Engelhorn Bahnen AG|Luftseilbahn Chrummbach;Dorfplatz 7;6461 Isenthal',
  radwechsel:
    'Garage Zürcher;Hauptstrasse 40;6340 Baar;Zürcher Automobile AG|PNEUHAUS SEETAL;Luzernerstrasse 88;5703 Seon;Pneuhaus Seetal GmbH|Garage Gebr. Aschwanden;Gotthardweg 2;6460 Altdorf',
  'goae-ziffern':
    'Dr. med. Henrike Ostmann;Lange Str. 17;31785 Hameln|Praxis Dr. Fazekas & Kollegen;Kaiserring 3;68161 Mannheim|MVZ Innere Medizin am Dom;Domplatz 6;99084 Erfurt;MVZ am Dom GmbH',
  'rvg-gebuehren':
    'Kanzlei Brüggemann;Alter Fischmarkt 9;48143 Münster;Rechtsanwältin Dr. Silke Brüggemann|Lohse & Tiedemann Rechtsanwälte PartGmbB;Neuer Wall 30;20354 Hamburg|Rechtsanwalt Holger Prinz;Obere Gasse 12;92224 Amberg',
  kleinunternehmerin:
    'Mara Feldkamp Illustration;Kiefernweg 3;26122 Oldenburg|Studio Nele Wirth;Auf der Schanz 8;85049 Ingolstadt|Lektorat Fingerzeig;Bürgerstr. 44;37073 Göttingen;Doris Ammann',
  mobilfunkvertrag:
    'Funkwelle;Am Sender 1;40549 Düsseldorf;Funkwelle Mobil GmbH|nordtel mobil;Speicherstr. 20;28217 Bremen;nordtel Telekommunikation AG|Elbfunk Business;Ostra-Allee 9;01067 Dresden',
  gebuehrenbescheid:
    'Stadt Hohenberg a. d. Eger;Marktplatz 1;95691 Hohenberg;Ordnungsamt|Große Kreisstadt Biberau;Rathausgasse 2;88400 Biberau|Gemeinde Süderholz;Rakower Str. 1;18516 Süderholz;Die Bürgermeisterin',
  rauchfangkehrer:
    'Rauchfangkehrermeister Josef Pilz;Hauptstraße 22;4240 Freistadt|RFK Mayrhofer GmbH;Bahnweg 4;5760 Saalfelden|Rauchfangkehrerei Sulm;Am Sulmufer 9;8430 Leibnitz;Ing. Petra Koller e.U.',
  'qr-zahlteil':
    'Schreinerei Ruckstuhl;Mühlestrasse 5;9536 Schwarzenbach;Ruckstuhl Holzbau GmbH|KÜCHEN WENGER AG;Bernstrasse 102;3613 Steffisburg|Zimmerei Caflisch;Via Sogn Gion 3;7130 Ilanz',
  'note-honoraires':
    'Fiduciaire Rochat & Cie;Avenue de la Gare 20;1003 Lausanne;Rochat & Cie SA|Gestion Comptable du Léman Sàrl;Rue du Simplon 8;1800 Vevey|FIDUJURA;Rue des Moulins 4;2800 Delémont;Fidujura Conseils SA',
  peage:
    'AUTOROUTES DU VAL DE LOIRE;2 rue des Péages;37000 TOURS;Cofival SA|Réseau Alpin Express;Barrière de Crolles;38920 CROLLES|SANEF ATLANTIQUE;Aire de Vair;44150 ANCENIS',
  'note-brasserie':
    'Brasserie du Palais;4 place Royale;64000 Pau;SARL BDP|CHEZ MADELON;17 rue Mercière;69002 LYON|Le Comptoir des Halles;9 cours Victor Hugo;33000 Bordeaux;SAS Les Halles Réunies',
  pressing:
    'Pressing Saint-Martin;31 rue Saint-Martin;14000 Caen|NET À SEC;C.C. Les Arcades;93160 Noisy-le-Grand;EURL Nas|Blanchisserie Moderne;5 rue de la Paix;17000 La Rochelle',
  frituur:
    'Frituur ’t Hoekske;Steenweg 210;3540 Herk-de-Stad|FRITES ATELIER DAMPOORT;Dampoortstraat 5;9000 Gent;Dampoort BV|Frituur De Zwaan;Markt 3;8600 Diksmuide;Nancy Verhelst',
  gasolinera:
    'E.S. La Encina;Ctra. N-630 km 302;10600 Plasencia;Carburantes La Encina, S.L.|GASÓLEOS DEL TURIA;Pol. Ind. El Oliveral 8;46394 Ribarroja|Área Monegros;A-2 salida 390;50177 Bujaraloz;Área Monegros 390, S.A.',
  'menu-diario':
    'Casa Manolo;C/ Jardines 11;23700 Linares;Manuel Cobo Ruiz|BAR RESTAURANTE EL PUENTE;Avda. del Ebro 2;26500 Calahorra|Mesón Los Arcos;Plaza Mayor 6;40001 Segovia;Los Arcos Hostelería, S.L.',
  pastelaria:
    'Pastelaria Nova Aurora;Rua de Santa Catarina 302;4000-443 Porto;Aurora & Filhos, Lda.|O CANTINHO DO CAFÉ;Praça do Giraldo 14;7000-508 Évora|Confeitaria Ria Doce;Rua João Mendonça 5;3800-200 Aveiro',
  'documento-commerciale':
    'CARTOLERIA DUOMO;Via Cavour 18;44121 FERRARA (FE);Rinaldi Giulia|Libreria Punto e Virgola;Corso Umberto 90;70121 BARI (BA);P.E.V. S.a.s.|UFFICIO PIÙ;Viale Certosa 201;20151 MILANO (MI);Ufficio Più S.r.l.',
  casello:
    'Autostrade Venete S.p.A.;Via Flavio Gioia 71;37135 Verona|TANGENZIALE EST PEDAGGI;Via del Bosco 4;20054 Segrate;T.E.P. S.p.A.|Autovia Tirrenica S.p.A.;Via Salaria 220;00138 Roma',
  'franchise-base':
    'Solène Kervella;14 quai de l’Odet;29000 Quimper|Atelier Lumière Bleue;3 rue des Remparts;84000 Avignon;Hugo Castan|Inès Boulanger Photographie;60 rue de Metz;31000 Toulouse',
  'fibre-pro':
    'Filéo Pro;12 bd du Port;80000 Amiens;Filéo Télécom|ALLOLIGNE ENTREPRISES;1 av. de l’Europe;67300 Schiltigheim|Rézo Sud;25 rue Sainte;13001 Marseille;Rézo Sud Opérateur SA',
  'carreau-halles':
    'PRIMEURS VIDALON;MIN de Rungis, bât. D3;94594 Rungis Cedex;Vidalon Frères SARL|Ets Gaudrey et Fils;MIN de Lomme;59160 Lille|LE JARDIN D’ADRIEN;MIN Saint-Charles;66000 Perpignan;SAS Adrien Fruits',
  'avis-echeance':
    'SCI Les Tanneurs;8 rue des Tanneurs;68000 Colmar;Foncia Ried Gérance|Foncière du Vieux Bassin;2 quai Est;14600 Honfleur|SCI HORTENSE;45 av. Foch;54000 Nancy',
  medecontractant:
    'Dakwerken Vandenbulcke BV;Izegemstraat 90;8800 Roeselare|SCHILDERWERKEN CLAES;Dorpsplein 7;3510 Kermt;Claes Geert|Algemene Bouw Peeters;Turnhoutsebaan 300;2100 Deurne;ABP NV',
  'autonomo-irpf':
    'Lucía Ferrándiz Soler;C/ Colón 22, 3º;46004 Valencia|Íñigo Goñi Larrea;Paseo Sarasate 9;31001 Pamplona|Marta Pujol Traducciones;C/ Verdi 150;08012 Barcelona;Marta Pujol Serra',
  'factura-luz':
    'Energía Duero;Paseo Zorrilla 44;47006 Valladolid;Comercializadora Duero, S.A.U.|LUMINA CLIENTES;C/ Serrano 200;28016 Madrid;Lumina Clientes, S.L.|Som Llum Cooperativa;C/ Pic de Peguera 11;17003 Girona;Som Llum, SCCL',
  'extrato-portagens':
    'Via Passe;Quinta da Torre da Aguilha;2785-599 São Domingos de Rana;Via Passe Serviços, S.A.|PORTAGEM FÁCIL;Av. da Boavista 1588;4100-115 Porto;Portagem Fácil, Lda.',
  parcella:
    'Arch. Federica Mantovani;Via Garibaldi 30;37121 Verona (VR)|Studio Tecnico Geom. Aldo Sanna;Viale Trieste 12;09123 Cagliari (CA)|Studio Ing. De Luca & Partners;Piazza Dante 4;80135 Napoli (NA)',
  'copia-cortesia':
    'Detergo S.r.l.;Via dell’Artigianato 15;36016 Thiene (VI)|FORNITURE ALBERGHIERE ROMAGNA S.N.C.;Via Emilia 310;47921 Rimini (RN)|Igea Monouso;Zona Ind. Nord 7;95045 Misterbianco (CT);Igea di Caruso Rosario',
  'tank-snelweg':
    'Shop & Tank De Lucht;A2 knooppunt;5321 JJ Hedel;De Lucht Verzorgingsplaats B.V.|TANQ RIJKSWEG A28;Rijksweg 2;7943 KC Meppel|Brouwer Brandstoffen;Havenweg 14;9679 TC Scheemda',
  fietsenmaker:
    'Fietsenmakerij Spaakbeen;Kanaalstraat 75;3531 CD Utrecht|RIJWIELHUIS VELLINGA;Voorstreek 88;8911 JT Leeuwarden;Vellinga Tweewielers|De Kettingkast;Westerstraat 20;1015 MJ Amsterdam',
  'fysio-declaratie':
    'Fysiotherapie Beweegpunt;Stationsweg 31;6711 PK Ede;Beweegpunt Maatschap|Praktijk Manueel Zuid;Parklaan 8;5613 BB Eindhoven|FYSIO AAN ZEE;Boulevard 19;1931 CK Egmond aan Zee',
  vakgroothandel:
    'Technimex Elektro;Energieweg 10;3542 DZ Utrecht;Technimex Groothandel B.V.|INSTALLATIEHUIS BREVOORT BV;Handelskade 40;7417 DE Deventer|Van Loon Elektrotechnische Groothandel;Pompmolenlaan 3;3447 GK Woerden',
  taxikvitto:
    'Taxi Skåne Syd;Järnvägsgatan 4;271 39 Ystad;Skåne Syd Taxi AB|CITYTAXI UMEÅ;Västra Norrlandsg. 11;903 27 Umeå|Dalabilen;Kyrkogatan 2;792 30 Mora;Dalabilen Ekonomisk förening',
  bankgirot:
    'Norrsken El & Service;Verkstadsgatan 5;961 67 Boden;Norrsken El AB|SOTARN I KALMAR AB;Torsåsgatan 12;392 39 Kalmar|Ekängens Entreprenad;Ekängsvägen 90;585 62 Linghem;Ekängens Mark HB',
  benzintank:
    'Bonus Tank Skive;Viborgvej 120;7800 Skive|ENERGI NORD STATION 14;Frederikshavnsvej 9;9800 Hjørring;Energi Nord Aktieselskab|Kystens Diesel;Strandvejen 2;6000 Kolding;Kystens Diesel ApS',
  'fik-kort':
    'Malerfirma Hvid & Søn ApS;Vestergade 30;5000 Odense C|VVS-MESTER BJERRE;Industrivænget 4;3400 Hillerød;Bjerre VVS|Kornmod Rådgivning;Åboulevarden 70;8000 Aarhus C',
  kiosken:
    'Kiosken på Brygga;Havnegata 1;8514 Narvik;Brygga Drift AS|NARVEDAL SENTRUM;Torggata 7;2317 Hamar|Jernbanekiosken;Stasjonsplassen 2;3611 Kongsberg;Hilde Moen ENK',
  'kid-giro':
    'Fjellro Regnskap AS;Storgata 40;2609 Lillehammer|RENT & PENT RENHOLD AS;Lagerveien 8;4033 Stavanger|Brøyt og Anlegg Nord;Tverrveien 3;9011 Tromsø;Brøyt og Anlegg Nord ANS',
  huoltoasema:
    'Huoltoasema Tuhkamäki;Nelostie 1120;41800 Korpilahti;Tuhkamäen Liikenneasema Oy|NESTERI RAISIO;Raisiontori 8;21200 Raisio|Kahvila-Huoltamo Koskela;Koskitie 5;93600 Kuusamo;Koskela Ky',
  tilisiirto:
    'Sähköasennus Mäkelä Oy;Sorvarintie 6;20320 Turku|SIIVOUSPALVELU PUHTO;Rantakatu 20;80100 Joensuu;Puhto Tmi|Metsäpalvelu Hakkarainen;Kirkkotie 44;52700 Mäntyharju',
  'paragon-nip':
    'MARKET BUDOWLANY KLEKS;ul. Przemysłowa 4;59-220 LEGNICA;KLEKS SP. J.|Sklep Wielobranżowy „U Basi”;ul. Rynek 12;38-400 KROSNO;Barbara Wilk|DELIKATESY NAD ODRĄ;ul. Nabrzeżna 1;45-020 OPOLE',
  'podzielona-platnosc':
    'Trans-Kruk Sp. z o.o.;ul. Logistyczna 8;55-040 Bielany Wrocławskie|PRZEDSIĘBIORSTWO BUDOWLANE „MUR”;ul. Zamkowa 3;22-400 Zamość;Mur Sp. k.|Stalmix S.A.;ul. Hutnicza 40;40-241 Katowice',
  'biuro-rachunkowe':
    'Biuro Rachunkowe Saldo;ul. Kopernika 7;10-510 Olsztyn;Ewa Jaworska|KSIĘGOWOŚĆ PLUS SP. Z O.O.;ul. Długa 21;80-827 Gdańsk|Doradca Podatkowy Adam Reszka;ul. Warszawska 5;15-062 Białystok',
  'hospoda-uctenka':
    'Hospoda U Dvou koček;Dolní 14;591 01 Žďár nad Sázavou;Pavel Hloušek|RESTAURACE NA HRADBÁCH;Hradební 7;500 03 Hradec Králové|Pivnice Sokolovna;Tyršova 2;266 01 Beroun;Sokolovna Gastro s.r.o.',
  'faktura-qr':
    'Bitovna s.r.o.;Veveří 95;602 00 Brno|Malířství Kodym;Nádražní 33;397 01 Písek;Zdeněk Kodym|SÍTĚ HANÁ A.S.;Wolkerova 12;779 00 Olomouc',
  'doklad-ekasa':
    'Železiarstvo Kováč;Hlavná 31;085 01 Bardejov;Kováč a syn s.r.o.|DOMÁCE POTREBY LIPKA;Námestie 9;962 31 Sliač|Farby-Laky Nitra;Štúrova 60;949 01 Nitra',
  'szamla-utalas':
    'Rábaköz Fuvar Kft.;Fő utca 88.;9300 Csorna|KONTÍR KÖNYVELŐ BT.;Kossuth tér 5.;5600 Békéscsaba|Webműhely Zala;Ady út 14.;8900 Zalaegerszeg;Horváth Dániel e.v.',
  'bon-fiscal':
    'AUTO PIESE DORIN SRL;STR. GARII 14;331009 HUNEDOARA|S.C. MOTOR SERV S.R.L.;BD. UNIRII 201;120360 BUZAU|Pit Stop Auto;Calea Moldovei 77;420096 Bistrita;SC PSA Auto SRL',
  'parking-athina':
    'ΠΑΡΚΙΝΓΚ ΑΚΡΟΠΟΛΙΣ;ΡΟΒΕΡΤΟΥ ΓΚΑΛΛΙ 8;ΑΘΗΝΑ 11742;Α. ΖΕΡΒΟΣ & ΣΙΑ Ο.Ε.|ΣΤΑΘΜΟΣ ΑΥΤΟΚΙΝΗΤΩΝ ΛΙΜΑΝΙ;ΑΚΤΗ ΜΙΑΟΥΛΗ 50;ΠΕΙΡΑΙΑΣ 18536|PARK & GO ΚΟΛΩΝΑΚΙ;ΣΚΟΥΦΑ 21;ΑΘΗΝΑ 10673',
  konoba:
    'Konoba Kod Mate;Riva 6;20260 Korčula;Mate Jurić, obrt|KONOBA GALEB;Obala 2;21450 Hvar;Galeb d.o.o.|Konoba Batana;Via Carrera 10;52210 Rovinj',
  'upn-nalog':
    'Dimnikarstvo Zupan;Cesta talcev 4;4220 Škofja Loka;Zupan Matej s.p.|TOPLOTA SERVIS d.o.o.;Mariborska 71;3000 Celje|Kulturni dom Brda;Trg 25. maja 3;5212 Dobrovo;Zavod Brda',
  'saskaita-faktura':
    'UAB Vertimų namai;Gedimino pr. 20;01103 Vilnius|MB Ratų meistrai;Pramonės g. 6;78137 Šiauliai|VšĮ Menų erdvė;Laisvės al. 52;44246 Kaunas',
  'bon-dve-valuti':
    'КАФЕ-СЛАДКАРНИЦА РОЗА;УЛ. ГЕН. ГУРКО 12;6100 КАЗАНЛЪК;РОЗА 2011 ЕООД|Книжарница Орфей;бул. Дунав 40;7000 Русе;Орфей Трейд ООД|МАГАЗИН ТЕХНИКА;УЛ. ПИРОТСКА 5;1301 СОФИЯ',
  'ads-month':
    'Findly Ads;Grand Canal Quay 8;Dublin 2 D02 VX88;Findly Ireland Limited|Pinora;One Spencer Dock;Dublin 1 D01 X9R7;Pinora Europe Operations Ltd',
  'domain-renewed':
    'Namebarn;1928 E Highland Ave;Phoenix, AZ 85016;Namebarn, Inc.|Zonefile;548 Market St;San Francisco, CA 94104;Zonefile LLC|Porkpie Domains;PO Box 870;Sherwood, OR 97140',
  'fees-of-sales':
    'Marktree;5 New Street Sq;London EC4A 3TW;Marktree (UK) Limited|Handmade Lane;1 Canada Sq;London E14 5AB;Handmade Lane UK Ltd',
  'ticket-receipt':
    'Aeronord;Flughafenstr. 60;22335 Hamburg;Aeronord Luftfahrt GmbH|Donau Air;Terminalstr. Mitte 18;85356 München;Donau Air AG',
  'two-purses':
    'Fennel & Forge;12 Paintworks;Bristol BS4 3EH;Fennel Forge Studio Ltd|Quillon Editorial;4 Hope Street;Liverpool L1 9BZ|Tarn Advisory;Elliot Park;Keswick CA12 5NB;Tarn Advisory LLP',
  'danke-mail':
    'Papierliebe;Südring 40;33098 Paderborn;Papierliebe Versand GmbH|werkzeugkiste24;Eisenstr. 7;58840 Plettenberg;Kiste24 Handels UG|Röstladen Nordlicht;Holm 12;24937 Flensburg',
}

/** Those of a layout. */
export function suppliersOf(layout: string): Firm[] {
  const text = senders[layout]
  if (text === undefined) throw new Error(`Nobody sends ${layout}`)
  return firms(text)
}

const receivers: Readonly<Record<string, string>> = {
  GB: 'Saddleback Cycles Ltd;3 Fell View;Penrith CA11 7QW|Ms T Adeyemi;19 Cobden Street;Derby DE22 3GY|Wren & Rook Publishing;The Maltings;Ely CB7 4BB',
  IE: 'Lough Derg Boatyard;Dromineer;Nenagh E45 HW52|Siobhán Daly Physiotherapy;12 Bridge Street;Ennis V95 KT8A',
  US: 'Juniper Street Bakery LLC;1822 Juniper St;San Diego, CA 92101|Hollis Tran;309 Walnut Ave;Ames, IA 50010|Granite Peak Survey Inc.;71 Elm St;Concord, NH 03301',
  CA: 'Wascana Upholstery Ltd.;2300 Broad St;Regina SK S4P 1Y8|Muskoka Canoe Works;14 Dock Lane;Gravenhurst ON P1P 1H5|R. Deschamps;61 Elgin St;Sudbury ON P3E 3N2',
  DE: 'Buchbinderei Asmus;Grüner Weg 14;34117 Kassel|Katrin Oelschläger;Am Hang 7;56077 Koblenz|Tietjen Landtechnik GmbH;Dorfstr. 60;27404 Zeven',
  AT: 'Gasthof Zur Mühle;Mühlbach 9;5732 Mühlbach|Fam. Hinteregger;Lindengasse 3;9500 Villach',
  CH: 'Blumen Bieri GmbH;Dorfstrasse 18;3400 Burgdorf|Madame Corinne Jaquier;Rue de Bourg 44;1003 Lausanne',
  FR: 'SARL Le Four à Bois;2 rue du Moulin;35400 Saint-Malo|Mme Aurélie Chastang;18 cours Mirabeau;13100 Aix-en-Provence|Cidrerie du Perche;La Renardière;61110 Rémalard',
  BE: 'Bakkerij Verlinden BV;Stationsplein 4;2800 Mechelen|Garage Lambrechts NV;Luikersteenweg 88;3800 Sint-Truiden',
  ES: 'Quesería Los Payuelos, S.L.;C/ Real 40;24340 Grajal (León)|Óptica Miramar;Avda. Libertad 9;20004 San Sebastián|Hnos. Quintero, C.B.;C/ Larios 3;29005 Málaga',
  PT: 'Marcenaria Teixeira, Lda.;Rua do Souto 70;4700-329 Braga|Dra. Inês Falcão;Av. da República 12;1050-191 Lisboa',
  IT: 'Pasticceria Dolce Alba;Via Roma 8;12051 Alba (CN)|Autofficina Merlo S.r.l.;Via Piave 60;31100 Treviso (TV)|Sig. Bruno Caputo;Via Toledo 210;80132 Napoli (NA)',
  NL: 'Timmerbedrijf Hoekstra;Lange Dreef 5;8521 KX Sint Nicolaasga|Mevrouw A. Bouwmeester;Singel 140;3311 HJ Dordrecht',
  SE: 'Lindbloms Keramik AB;Hamngatan 6;621 57 Visby|Brf Solrosen 4;Tegnérgatan 12;113 58 Stockholm',
  DK: 'Bageriet Valnød ApS;Søndergade 19;8700 Horsens|Ejerforeningen Lunden;Lundevej 2;4700 Næstved',
  NO: 'Nordre Gard AS;Bygdevegen 210;2665 Lesja|Sameiet Parkveien 8;Parkveien 8;7030 Trondheim',
  FI: 'Leipomo Hiutale Oy;Asemakatu 11;70100 Kuopio|As Oy Koivukuja;Koivukuja 3;02100 Espoo',
  PL: 'Cukiernia Bezowa s.c.;ul. Mickiewicza 16;87-100 Toruń|Stolmeb Sp. z o.o.;ul. Leśna 2;63-600 Kępno',
  CZ: 'Kovárna Hanuš s.r.o.;Tovární 5;541 01 Trutnov|Mateřská škola Sluníčko;Školní 8;674 01 Třebíč',
  HU: 'Tóth Pékség Kft.;Rákóczi út 6.;2600 Vác|Levendula Panzió;Kertész u. 11.;8200 Veszprém',
  SI: 'Pekarna Žito Kras d.o.o.;Kolodvorska 2;6210 Sežana|Ana Kos;Slomškova 10;2250 Ptuj',
  LT: 'UAB Medaus korys;Tilžės g. 40;91110 Klaipėda|IĮ Balta lova;Vytauto g. 3;65180 Varėna',
  several:
    'Kilnmoor Studio Ltd;8 Foundry Yard;Leeds LS11 5QA|Imprimerie du Sillon;22 quai de la Fosse;44000 Nantes|Praxis Lindqvist;Rosenweg 2;79100 Freiburg',
}

/** Those of a country; of several countries where it has none. */
export const buyersOf = (country: string): Firm[] =>
  firms(receivers[country] ?? receivers.several ?? '')
