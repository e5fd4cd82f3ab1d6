// The country's regions and provinces with the first digits of their geographic codes, and cities and municipalities in
// the order of their codes. A star stands for 'City of'. A dozen provinces are complete; the others have a few places
// each.
export const PLACES = `
01 Region I (Ilocos Region)
0128 Ilocos Norte | Bacarra, Badoc, *Batac, *Laoag, Pagudpud, Paoay, San Nicolas
0129 Ilocos Sur | Bantay, *Candon, Narvacan, Santa, Santa Maria, Tagudin, *Vigan
0133 La Union | Agoo, Bacnotan, Bauang, Luna, Naguilian, Rosario, *San Fernando
0155 Pangasinan | *Alaminos, Bayambang, Bolinao, *Dagupan, Lingayen, Mangaldan, *San Carlos, *Urdaneta
02 Region II (Cagayan Valley)
0209 Batanes | Basco, Itbayat, Ivana, Mahatao, Sabtang, Uyugan
0215 Cagayan | Aparri, Gonzaga, Lal-lo, Peñablanca, Santa Ana, Solana, *Tuguegarao
0231 Isabela | Alicia, Cabagan, *Cauayan, Echague, *Ilagan, Roxas, *Santiago
0250 Nueva Vizcaya | Aritao, Bagabag, Bambang, Bayombong, Kayapa, Solano
0257 Quirino | Aglipay, Cabarroguis, Diffun, Maddela, Nagtipunan, Saguday
03 Region III (Central Luzon)
0308 Bataan | Abucay, *Balanga, Bagac, Dinalupihan, Hermosa, Limay, Mariveles, Orani
0314 Bulacan | Angat, Balagtas, *Baliwag, Bocaue, Bulakan, Bustos, Calumpit, Guiguinto, Hagonoy, *Malolos, Marilao, *Meycauayan, Norzagaray, Obando, Pandi, Paombong, Plaridel, Pulilan, San Ildefonso, *San Jose del Monte, San Miguel, San Rafael, Santa Maria, Doña Remedios Trinidad
0349 Nueva Ecija | *Cabanatuan, *Gapan, Guimba, *Palayan, San Isidro, *San Jose, Science City of Muñoz, Talavera
0354 Pampanga | *Angeles, Apalit, Arayat, Bacolor, Candaba, Floridablanca, Guagua, Lubao, *Mabalacat, Macabebe, Magalang, Masantol, Mexico, Minalin, Porac, *San Fernando, San Luis, San Simon, Santa Ana, Santa Rita, Santo Tomas, Sasmuan
0369 Tarlac | Bamban, Camiling, Capas, Concepcion, Gerona, Paniqui, *Tarlac
0371 Zambales | Botolan, Castillejos, Iba, Masinloc, *Olongapo, San Marcelino, Subic
0377 Aurora | Baler, Casiguran, Dilasag, Dingalan, Dipaculao, Maria Aurora
04 Region IV-A (CALABARZON)
0410 Batangas | Agoncillo, Alitagtag, Balayan, Balete, Batangas City, Bauan, *Calaca, Calatagan, Cuenca, Ibaan, Laurel, Lemery, Lian, *Lipa, Lobo, Mabini, Malvar, Mataasnakahoy, Nasugbu, Padre Garcia, Rosario, San Jose, San Juan, San Luis, San Nicolas, San Pascual, Santa Teresita, *Sto. Tomas, Taal, Talisay, *Tanauan, Taysan, Tingloy, Tuy
0421 Cavite | Alfonso, Amadeo, *Bacoor, *Carmona, Cavite City, *Dasmariñas, General Emilio Aguinaldo, *General Trias, *Imus, Indang, Kawit, Magallanes, Maragondon, Mendez, Naic, Noveleta, Rosario, Silang, *Tagaytay, Tanza, Ternate, *Trece Martires, Gen. Mariano Alvarez
0434 Laguna | Alaminos, Bay, *Biñan, *Cabuyao, *Calamba, Calauan, Cavinti, Famy, Kalayaan, Liliw, Los Baños, Luisiana, Lumban, Mabitac, Magdalena, Majayjay, Nagcarlan, Paete, Pagsanjan, Pakil, Pangil, Pila, Rizal, *San Pablo, *San Pedro, Santa Cruz, Santa Maria, *Santa Rosa, Siniloan, Victoria
0456 Quezon | Atimonan, Candelaria, Gumaca, Infanta, *Lucena, Sariaya, *Tayabas, Tiaong
0458 Rizal | Angono, *Antipolo, Baras, Binangonan, Cainta, Cardona, Jala-Jala, Morong, Pililla, Rodriguez, San Mateo, Tanay, Taytay, Teresa
05 Region V (Bicol Region)
0505 Albay | Camalig, Daraga, Guinobatan, *Legazpi, *Ligao, Oas, *Tabaco
0516 Camarines Norte | Basud, Daet, Jose Panganiban, Labo, Mercedes, Vinzons
0517 Camarines Sur | Baao, Buhi, *Iriga, Nabua, *Naga, Pili, Sipocot
0520 Catanduanes | Bagamanoc, Baras, Bato, San Andres, Viga, Virac
0541 Masbate | Aroroy, Cataingan, *Masbate, Milagros, Mobo, Ticao
0562 Sorsogon | Bulan, Casiguran, Donsol, Gubat, Irosin, *Sorsogon
06 Region VI (Western Visayas)
0604 Aklan | Banga, Ibajay, Kalibo, Malay, Nabas, Numancia
0606 Antique | Culasi, Hamtic, Pandan, San Jose de Buenavista, Sibalom, Tibiao
0619 Capiz | Dao, Mambusao, Panay, Pontevedra, *Roxas, Sigma
0630 Iloilo | Ajuy, Alimodian, Anilao, Badiangan, Balasan, Banate, Barotac Nuevo, Barotac Viejo, Batad, Bingawan, Cabatuan, Calinog, Carles, Concepcion, Dingle, Dueñas, Dumangas, Estancia, Guimbal, Igbaras, *Iloilo, Janiuay, Lambunao, Leganes, Lemery, Leon, Maasin, Miagao, Mina, New Lucena, Oton, *Passi, Pavia, Pototan, San Dionisio, San Enrique, San Joaquin, San Miguel, San Rafael, Santa Barbara, Sara, Tigbauan, Tubungan, Zarraga
0645 Negros Occidental | *Bacolod, *Bago, Binalbagan, *Cadiz, Calatrava, Candoni, Cauayan, Enrique B. Magalona, *Escalante, *Himamaylan, Hinigaran, Hinoba-an, Ilog, Isabela, *Kabankalan, *La Carlota, La Castellana, Manapla, Moises Padilla, Murcia, Pontevedra, Pulupandan, *Sagay, *San Carlos, San Enrique, *Silay, *Sipalay, *Talisay, Toboso, Valladolid, *Victorias, Salvador Benedicto
0679 Guimaras | Buenavista, Jordan, Nueva Valencia, San Lorenzo, Sibunag
07 Region VII (Central Visayas)
0712 Bohol | Carmen, Jagna, Loon, Panglao, *Tagbilaran, Talibon, Tubigon, Ubay
0722 Cebu | Alcantara, Alcoy, Alegria, Aloguinsan, Argao, Asturias, Badian, Balamban, Bantayan, Barili, *Bogo, Boljoon, Borbon, *Carcar, Carmen, Catmon, *Cebu, Compostela, Consolacion, Cordova, Daanbantayan, Dalaguete, *Danao, Dumanjug, Ginatilan, *Lapu-Lapu, Liloan, Madridejos, Malabuyoc, *Mandaue, Medellin, Minglanilla, Moalboal, *Naga, Oslob, Pilar, Pinamungajan, Poro, Ronda, Samboan, San Fernando, San Francisco, San Remigio, Santa Fe, Santander, Sibonga, Sogod, Tabogon, Tabuelan, *Talisay, *Toledo, Tuburan, Tudela
0746 Negros Oriental | *Bais, *Bayawan, *Canlaon, Dauin, *Dumaguete, *Guihulngan, Sibulan, *Tanjay
0761 Siquijor | Enrique Villanueva, Larena, Lazi, Maria, San Juan, Siquijor
08 Region VIII (Eastern Visayas)
0826 Eastern Samar | *Borongan, Dolores, Guiuan, Llorente, Oras, Taft
0837 Leyte | Abuyog, *Baybay, Burauen, Carigara, *Ormoc, Palo, *Tacloban, Tanauan
0848 Northern Samar | Allen, Catarman, Catubig, Laoang, Pambujan, San Jose
0860 Samar (Western Samar) | Basey, *Calbayog, *Catbalogan, Gandara, Paranas, Santa Rita
0864 Southern Leyte | Bontoc, Hinunangan, *Maasin, Macrohon, Saint Bernard, Sogod
0878 Biliran | Almeria, Biliran, Cabucgayan, Caibiran, Culaba, Naval
09 Region IX (Zamboanga Peninsula)
0972 Zamboanga del Norte | *Dapitan, *Dipolog, Labason, Liloy, Sindangan, Siocon
0973 Zamboanga del Sur | Aurora, Dumingag, Molave, *Pagadian, Tukuran, *Zamboanga
0983 Zamboanga Sibugay | Buug, Imelda, Ipil, Kabasalan, Siay, Titay
10 Region X (Northern Mindanao)
1013 Bukidnon | Don Carlos, *Malaybalay, Manolo Fortich, Maramag, Quezon, *Valencia
1018 Camiguin | Catarman, Guinsiliban, Mahinog, Mambajao, Sagay
1035 Lanao del Norte | Bacolod, *Iligan, Kapatagan, Kauswagan, Lala, Tubod
1042 Misamis Occidental | Aloran, Clarin, Jimenez, *Oroquieta, *Ozamiz, *Tangub
1043 Misamis Oriental | Alubijid, Balingasag, Balingoan, Binuangan, *Cagayan de Oro, Claveria, *El Salvador, *Gingoog, Gitagum, Initao, Jasaan, Kinoguitan, Lagonglong, Laguindingan, Libertad, Lugait, Magsaysay, Manticao, Medina, Naawan, Opol, Salay, Sugbongcogon, Tagoloan, Talisayan, Villanueva
11 Region XI (Davao Region)
1123 Davao del Norte | Asuncion, Carmen, *Panabo, Island Garden City of Samal, Santo Tomas, *Tagum
1124 Davao del Sur | Bansalan, *Davao, *Digos, Hagonoy, Kiblawan, Magsaysay, Malalag, Matanao, Padada, Santa Cruz, Sulop
1125 Davao Oriental | Baganga, Banaybanay, Caraga, Lupon, *Mati, San Isidro
1182 Davao de Oro | Compostela, Maco, Monkayo, Montevista, Nabunturan, Pantukan
1186 Davao Occidental | Don Marcelino, Jose Abad Santos, Malita, Santa Maria, Sarangani
12 Region XII (SOCCSKSARGEN)
1247 Cotabato (North Cotabato) | Kabacan, *Kidapawan, M'lang, Makilala, Midsayap, Pikit
1263 South Cotabato | Banga, *General Santos, *Koronadal, Polomolok, Surallah, Tupi
1265 Sultan Kudarat | Esperanza, Isulan, Lebak, Lutayan, President Quirino, *Tacurong
1280 Sarangani | Alabel, Glan, Kiamba, Maasim, Maitum, Malapatan, Malungon
13 National Capital Region (NCR)
1339 NCR, City of Manila, First District | *Manila
1374 NCR, Second District | *Mandaluyong, *Marikina, *Pasig, Quezon City, *San Juan
1375 NCR, Third District | *Caloocan, *Malabon, *Navotas, *Valenzuela
1376 NCR, Fourth District | *Las Piñas, *Makati, *Muntinlupa, *Parañaque, Pasay City, Pateros, *Taguig
14 Cordillera Administrative Region (CAR)
1401 Abra | Bangued, Bucay, Dolores, La Paz, Manabo, Tayum
1411 Benguet | Atok, *Baguio, Bakun, Bokod, Buguias, Itogon, Kabayan, Kapangan, Kibungan, La Trinidad, Mankayan, Sablan, Tuba, Tublay
1427 Ifugao | Aguinaldo, Banaue, Kiangan, Lagawe, Lamut, Mayoyao
1432 Kalinga | Balbalan, Lubuagan, Pasil, Pinukpuk, Rizal, *Tabuk
1444 Mountain Province | Barlig, Bauko, Besao, Bontoc, Sabangan, Sagada
1481 Apayao | Calanasan, Conner, Flora, Kabugao, Luna, Pudtol
15 Bangsamoro Autonomous Region in Muslim Mindanao (BARMM)
1507 Basilan | Akbar, *Isabela, *Lamitan, Lantawan, Maluso, Sumisip
1536 Lanao del Sur | Balindong, Ganassi, Malabang, *Marawi, Tamparan, Wao
1538 Maguindanao | *Cotabato, Datu Odin Sinsuat, Parang, Shariff Aguak, Sultan Kudarat, Upi
1566 Sulu | Indanan, Jolo, Parang, Patikul, Siasi, Talipao
1570 Tawi-Tawi | Bongao, Mapun, Panglima Sugala, Sapa-Sapa, Simunul, Sitangkai
16 Region XIII (Caraga)
1602 Agusan del Norte | Buenavista, *Butuan, *Cabadbaran, Carmen, Magallanes, Nasipit
1603 Agusan del Sur | *Bayugan, Bunawan, Prosperidad, San Francisco, Talacogon, Trento
1667 Surigao del Norte | Claver, Dapa, Del Carmen, General Luna, Mainit, *Surigao
1668 Surigao del Sur | Barobo, *Bislig, Cantilan, Hinatuan, Lianga, *Tandag
1685 Dinagat Islands | Basilisa, Cagdianao, Dinagat, Libjo, Loreto, San Jose
17 MIMAROPA Region
1740 Marinduque | Boac, Buenavista, Gasan, Mogpog, Santa Cruz, Torrijos
1751 Occidental Mindoro | Abra de Ilog, Mamburao, Rizal, Sablayan, San Jose, Santa Cruz
1752 Oriental Mindoro | Baco, Bongabong, *Calapan, Naujan, Pinamalayan, Puerto Galera
1753 Palawan | Brooke's Point, Coron, Cuyo, El Nido, Narra, *Puerto Princesa, Roxas
1759 Romblon | Cajidiocan, Looc, Odiongan, Romblon, San Agustin, San Fernando
`;
